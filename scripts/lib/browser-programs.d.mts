export declare const onPath: (command: string) => boolean;
export declare const firefoxProgram: () => string | undefined;
export declare function webKitGtkProgram(): string | undefined;
