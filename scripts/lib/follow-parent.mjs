// The server ends with the command that started it, even if that one was killed outright.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
