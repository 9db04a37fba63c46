package dev.runesheet.cli.command;

import picocli.CommandLine.Option;

/** The option that lets code in decision tables run. */
public final class TrustOption {

  @Option(
      names = "--trusted",
      description = {
        "Also use decision tables whose Drools headers their author wrote.",
        "Their code can do anything that you can: only for files whose author you trust."
      })
  private boolean trusted;

  /** True if code in tables may run. */
  public boolean on() {
    return trusted;
  }
}
