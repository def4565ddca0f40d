import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The checker's WebAssembly lies beside its code.
  optimizeDeps: { exclude: ['harper.js'] },
  worker: { format: 'es' },
});
