package dev.runesheet.cli;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.DirectoryFiles;
import dev.runesheet.pack.EffectSource;
import dev.runesheet.pack.EffectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Sources and workbooks as a user names them: by a path, a file of the game, or its short name. */
final class TableFiles {

  private final GameRules rules;
  private final Terminal terminal;
  private final List<EffectSources> sources;

  TableFiles(String game, GameRules rules, Terminal terminal, Diagnostics findings) {
    this.rules = rules;
    this.terminal = terminal;
    this.sources = rules.pack().effectSources(rules.files(), findings);
    if (sources.isEmpty() && !findings.hasErrors()) {
      throw CommandFailure.of("The effects of " + game + " cannot be edited as tables yet.");
    }
  }

  /**
   * A file that was named.
   *
   * @param name as messages show it
   * @param path where it stands; null if it came with Runesheet
   */
  record Named(String name, byte[] content, Path path) {
    boolean isWorkbook() {
      return name.toLowerCase(Locale.ROOT).endsWith(".xlsx");
    }
  }

  /** A source and the family it belongs to. */
  record Source(EffectSources family, Named file, EffectSource read) {}

  List<EffectSources> sources() {
    return sources;
  }

  /** The files that one word names: a path, a file of the game or its short name, or a family. */
  List<String> names(String word) {
    for (EffectSources family : sources) {
      if (family.family().equals(word)) {
        return family.files();
      }
    }
    return List.of(word);
  }

  Named find(String word) {
    Path path = terminal.file(word);
    if (Files.isRegularFile(path)) {
      return new Named(word, read(word, path), path);
    }
    List<String> known = new ArrayList<>();
    sources.forEach(family -> known.addAll(family.files()));
    for (String name : known) {
      if (name.equals(word) || shortName(name).equals(word)) {
        Path place = rules.files() instanceof DirectoryFiles ? terminal.file(name) : null;
        return new Named(name, rules.files().read(name).orElseThrow(), place);
      }
    }
    throw CommandFailure.usage("There is no file '" + word + "'" + GameRules.advice(word, known));
  }

  private static byte[] read(String word, Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + word + "' cannot be read: " + broken.getMessage());
    }
  }

  /** A file's name without folders and ending. */
  static String shortName(String name) {
    String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    int dot = file.indexOf('.', 1);
    return dot < 0 ? file : file.substring(0, dot);
  }

  /** Reads a source: by the family that names it, otherwise by the first that understands it. */
  Optional<Source> source(Named file, Diagnostics findings) {
    Diagnostics first = null;
    for (EffectSources family : sources) {
      Diagnostics own = new Diagnostics();
      Optional<EffectSource> read = family.read(file.name(), file.content(), own);
      boolean named = family.files().contains(file.name());
      if (named || read.isPresent() && !own.hasErrors()) {
        findings.addAll(own);
        return read.map(source -> new Source(family, file, source));
      }
      first = first == null ? own : first;
    }
    findings.addAll(first);
    return Optional.empty();
  }
}
