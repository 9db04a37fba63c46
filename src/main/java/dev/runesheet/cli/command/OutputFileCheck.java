package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Terminal;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * The check of files before a command runs: it writes none twice, none over one that it reads or a
 * source of a game, and none where no file can be; no empty word stands for a file that is read.
 */
record OutputFileCheck(Terminal terminal) {

  private static final Pattern FILES = Pattern.compile("FILE|LOG|FOLDER|PATH");

  /** The labels of arguments that an empty word would name as if they were left out. */
  private static final Pattern NAMED = Pattern.compile(FILES + "|GAME|ADDRESS");

  /** The endings of files that people write for a game. */
  private static final Pattern SOURCE =
      Pattern.compile(".*\\.(ya?ml|json|xlsx|xlsx\\.properties|drl|txt|md)");

  /** The folders of games, as far as they are sources. */
  private static final List<String> SOURCES = List.of("data", "decision-tables", "rules");

  /**
   * A file or folder that an argument names.
   *
   * @param leftOut the folder of its name out of which two points lead, although it is not there;
   *     null if there is none
   */
  private record Named(
      String as, String file, Path path, String leftOut, boolean source, WritesOutput written) {

    /** True if one of both would be lost. */
    boolean destroys(Named other) {
      if (written == null && other.written == null
          || !RealFile.isSame(path, other.path)
          || RealFile.isSpecial(path)) {
        return false; // What goes into a pipe or is thrown away replaces nothing.
      }
      boolean replaces = written == null ? other.replaces() : other.written == null && replaces();
      return !replaces;
    }

    /** Why nothing can be written there, if that is so. Folders that are missing are made. */
    Optional<String> obstacle() {
      if (written == null) {
        return Optional.empty();
      }
      if (leftOut != null) {
        return cannotBeWritten("there is no folder '" + leftOut + "'.");
      }
      if (Files.exists(path) && Files.isDirectory(path) != written.folder()) {
        return cannotBeWritten(written.folder() ? "it is no folder." : "it is a folder.");
      }
      if (!written.folder() && (file.endsWith("/") || file.endsWith(File.separator))) {
        return cannotBeWritten("it names a folder."); // Java leaves the last slash out.
      }
      if (source && !written.mayReplaceInput()) {
        return cannotBeWritten("it is a source of a game.");
      }
      if (RealFile.isSpecial(path) && (written.readBack() || !RealFile.takesAll(path))) {
        return cannotBeWritten("it is a device or a pipe, and keeps nothing.");
      }
      Path there = path;
      Path missing = null;
      while (there != null && !Files.exists(there)) {
        missing = there;
        there = there.getParent();
      }
      if (missing != null && Files.isSymbolicLink(missing)) {
        return cannotBeWritten("'" + missing.getFileName() + "' is a link that leads nowhere.");
      }
      boolean folder = there == null || there.equals(path) || Files.isDirectory(there);
      if (folder && there != null && Files.isWritable(there)) {
        return missing == null ? Optional.empty() : refusal(missing).flatMap(this::cannotBeWritten);
      }
      String why = folder ? "it is protected." : "'" + there.getFileName() + "' is no folder.";
      return cannotBeWritten(why);
    }

    /** Why a file or folder that is missing cannot be made: only the machine knows, when asked. */
    private Optional<String> refusal(Path missing) {
      try {
        if (missing.equals(path) && !written.folder()) {
          Files.createFile(missing);
        } else {
          Files.createDirectory(missing);
        }
        Files.delete(missing);
        return Optional.empty();
      } catch (FileAlreadyExistsException madeMeanwhile) {
        return Optional.empty();
      } catch (IOException refused) {
        return Optional.of(SafeFile.why(refused));
      }
    }

    private Optional<String> cannotBeWritten(String why) {
      return Optional.of(as + ": '" + file + "' cannot be written: " + why);
    }

    private boolean replaces() {
      return written.mayReplaceInput();
    }
  }

  /**
   * Checks the files that a command line names.
   *
   * @throws ParameterException if two of them are one, or one cannot be written
   */
  void check(ParseResult asked) {
    List<Named> named = new ArrayList<>();
    for (CommandLine command : asked.asCommandLineList()) {
      for (ArgSpec argument : command.getParseResult().matchedArgs()) {
        refuseEmpty(argument, command);
        add(argument, named);
      }
    }
    CommandLine last = asked.asCommandLineList().get(asked.asCommandLineList().size() - 1);
    for (int i = 0; i < named.size(); i++) {
      named
          .get(i)
          .obstacle()
          .ifPresent(
              why -> {
                throw new ParameterException(last, why);
              });
      for (Named before : named.subList(0, i)) {
        if (named.get(i).destroys(before)) {
          throw new ParameterException(
              last,
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

  private static void refuseEmpty(ArgSpec argument, CommandLine command) {
    Matcher what = NAMED.matcher(argument.paramLabel());
    if (what.find() && argument.originalStringValues().contains("")) {
      String noun = what.group().toLowerCase(Locale.ROOT);
      throw new ParameterException(command, as(argument) + ": '' names no " + noun + ".");
    }
  }

  private static String as(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private void add(ArgSpec argument, List<Named> named) {
    if (!FILES.matcher(argument.paramLabel()).find()) {
      return;
    }
    WritesOutput written =
        argument.userObject() instanceof Field field
            ? field.getAnnotation(WritesOutput.class)
            : null;
    for (String file : argument.originalStringValues()) {
      Path path = RealFile.of(terminal.file(file));
      if (written != null && written.folder() && !Files.exists(path)) {
        path = terminal.file(file).toAbsolutePath(); // No folder can be made behind a link.
      }
      String leftOut = written == null ? null : leftOut(terminal.file(file));
      named.add(new Named(as(argument), file, path, leftOut, isSource(path), written));
    }
  }

  /** The folder that is missing in a path that leads into it and out again; null if none is. */
  private static String leftOut(Path path) {
    Path before = path.toAbsolutePath().getRoot();
    for (Path name : path.toAbsolutePath()) {
      if (name.toString().equals("..") && !Files.isDirectory(before)) {
        return before.getFileName().toString();
      }
      before = before.resolve(name);
    }
    return null;
  }

  private boolean isSource(Path path) {
    return Files.isRegularFile(path)
        && SOURCE.matcher(path.toString()).matches()
        && SOURCES.stream()
            .map(folder -> RealFile.of(terminal.file(folder)))
            .anyMatch(path::startsWith);
  }
}
