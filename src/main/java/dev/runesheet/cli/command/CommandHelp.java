package dev.runesheet.cli.command;

import java.util.stream.Collectors;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The help of a command, which shows what stands before it: {@code table GAME export}. */
final class CommandHelp extends Help {

  CommandHelp(CommandSpec command, ColorScheme colors) {
    super(command, colors);
  }

  @Override
  public String synopsis(int headingLength) {
    CommandSpec command = commandSpec();
    String synopsis = super.synopsis(headingLength);
    if (command.parent() == null || command.parent().positionalParameters().isEmpty()) {
      return synopsis;
    }
    String before =
        command.parent().positionalParameters().stream()
            .map(PositionalParamSpec::paramLabel)
            .collect(Collectors.joining(" "));
    return synopsis.replaceFirst(" (?=" + command.name() + ")", " " + before + " ");
  }
}
