package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Terminal;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The check that a command writes no file twice, and none over one that it reads. */
final class FilesApart {

  private static final Pattern FILES = Pattern.compile("FILE|LOG|FOLDER|PATH");

  private final Terminal terminal;

  FilesApart(Terminal terminal) {
    this.terminal = terminal;
  }

  private record Named(String as, String file, Path path, Written written) {

    /** True if one of both would be lost. */
    boolean destroys(Named other) {
      if (!path.equals(other.path) || written == null && other.written == null) {
        return false;
      }
      boolean replaces = written == null ? other.replaces() : other.written == null && replaces();
      return !replaces;
    }

    private boolean replaces() {
      return written.mayReplaceInput();
    }
  }

  /**
   * Checks the files that a command line names.
   *
   * @throws ParameterException if two of them are one
   */
  void check(ParseResult asked) {
    List<Named> named = new ArrayList<>();
    for (CommandLine command : asked.asCommandLineList()) {
      for (ArgSpec argument : command.getParseResult().matchedArgs()) {
        add(argument, named);
      }
    }
    for (int i = 0; i < named.size(); i++) {
      for (Named before : named.subList(0, i)) {
        if (named.get(i).destroys(before)) {
          throw new ParameterException(
              asked.asCommandLineList().get(asked.asCommandLineList().size() - 1),
              before.as
                  + " and "
                  + named.get(i).as
                  + " name the same file, "
                  + named.get(i).file
                  + "; one would be lost.");
        }
      }
    }
  }

  private void add(ArgSpec argument, List<Named> named) {
    if (!FILES.matcher(argument.paramLabel()).find()) {
      return;
    }
    Written written =
        argument.userObject() instanceof Field field ? field.getAnnotation(Written.class) : null;
    String as =
        argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    for (String file : argument.originalStringValues()) {
      named.add(new Named(as, file, real(terminal.file(file)), written));
    }
  }

  /** The file itself, by whatever links it is named. */
  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException notThere) {
      return path.toAbsolutePath().normalize();
    }
  }
}
