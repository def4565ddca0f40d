// End the server together with the command that started it, even if that was killed.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
