package dev.runesheet.testing.suite;

import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The scenario files selected by the name of a game, a folder or a file. */
public final class NamedScenarios {

  private NamedScenarios() {}

  /** The content of a file, read at its first use. */
  @FunctionalInterface
  public interface Content {

    /** The bytes; empty if they cannot be read. */
    Optional<byte[]> read();
  }

  /**
   * Finds files.
   *
   * @param folder where games, folders and files are looked for
   * @param named a game, a folder or a file
   * @return the files by name, in order; {@link #none} says why there are none
   * @throws IllegalArgumentException if there is nothing of that name
   * @throws UncheckedIOException if a folder cannot be read
   */
  public static Map<String, Content> find(Path folder, String named) {
    Map<String, Content> files = new LinkedHashMap<>();
    Path path = folder.resolve(named);
    if (ScenarioKits.games().contains(named)) {
      PackFiles pack = Packs.files(named, folder);
      ScenarioFiles.namesOf(named, pack).forEach(name -> files.put(name, () -> pack.read(name)));
    } else if (Files.isDirectory(path)) {
      inFolder(named, path, files);
    } else if (Files.isRegularFile(path)) {
      files.put(named, () -> read(path));
    } else if (!Packs.games(folder).contains(named)) {
      throw new IllegalArgumentException("There is no file, folder or game '" + named + "'");
    }
    return files;
  }

  /**
   * Why a name selects no scenarios; of a game also where they belong, and how to write one.
   *
   * @throws dev.runesheet.model.DeclarationMistake if there is a pack of the game, but no class
   *     plays it
   */
  public static String none(String named) {
    if (!Packs.games().contains(named)) {
      return "There are no scenarios in '" + named + "'.";
    }
    Packs.find(named); // Without a class that plays it, the game has no scenarios for that reason.
    return "Game '"
        + named
        + "' has no scenarios. They belong in data/"
        + named
        + "/scenarios (.yaml, .json) of a folder with data/"
        + named
        + "/game.yaml, or in a sheet 'Tests' of a workbook; docs/testers.md shows"
        + " how to write one, and 'runesheet record' writes one of the log of a match.";
  }

  private static void inFolder(String named, Path folder, Map<String, Content> files) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        Path below = folder.relativize(file);
        if (!isHidden(below) && holdsScenarios(file)) {
          String name = Path.of(named).resolve(below).toString();
          files.put(name.replace('\\', '/'), () -> read(file));
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** True if a name in a path begins with a dot, as those of what tools keep for themselves do. */
  private static boolean isHidden(Path below) {
    return StreamSupport.stream(below.spliterator(), false)
        .anyMatch(part -> part.toString().startsWith("."));
  }

  private static boolean holdsScenarios(Path file) {
    String name = file.getFileName().toString();
    return PackFiles.isWorkbook(name)
        ? read(file).filter(content -> SheetScenarios.isMeant(name, content)).isPresent()
        : ScenarioFile.counts(name);
  }

  private static Optional<byte[]> read(Path file) {
    try {
      return Optional.of(SourceBytes.read(file));
    } catch (IOException unreadable) {
      // For the reader of the message it is as good as missing.
      return Optional.empty();
    }
  }
}
