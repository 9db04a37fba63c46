package dev.runesheet.cli.table;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.OneBook;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.layout.Binding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sources and workbooks as a user names them: by a path, a file of the game, or its short name. */
final class TableFiles {

  /** The first bytes of a workbook, which is an archive. */
  private static final byte[] ARCHIVE = {'P', 'K', 3, 4};

  private final GameRules rules;
  private final Terminal terminal;
  private final List<TableSources> sources;
  private final Map<String, List<String>> homes;

  TableFiles(String game, GameRules rules, Terminal terminal, Diagnostics findings) {
    this.rules = rules;
    this.terminal = terminal;
    this.sources = OneBook.each(rules.pack().tableSources(rules.files(), findings));
    this.homes = Manifest.written(game, rules.files());
    if (sources.isEmpty() && !findings.hasErrors()) {
      throw CommandFailure.of("The sources of " + game + " cannot be edited as tables yet.");
    }
  }

  /**
   * A file that was named.
   *
   * @param name as messages show it
   * @param path where it stands; null if it came with Runesheet
   */
  record Named(String name, byte[] content, Path path) {
    /** True by its ending or by what it holds, as in a copy that is called otherwise. */
    boolean isWorkbook() {
      return PackFiles.isWorkbook(name.toLowerCase(Locale.ROOT))
          || Arrays.mismatch(content, ARCHIVE) == ARCHIVE.length;
    }
  }

  /**
   * A text source and the family it belongs to.
   *
   * @param effects its content, if its family is of effects; otherwise null
   * @param rows its content, if its family is of other rows; otherwise null
   */
  record Source(TableSources family, Named file, EffectSource effects, RowSource rows) {}

  List<TableSources> sources() {
    return sources;
  }

  /** The files that one word names: a path, a file of the game or its short name, or a family. */
  List<String> names(String word) {
    return family(word)
        .<List<String>>map(TableSources::files)
        .orElseGet(() -> homes.getOrDefault(word, List.of(word)));
  }

  /**
   * All files that one word names, for comparing: of a family also the workbooks of effects that
   * are a further home of it.
   */
  List<String> wholly(String word) {
    Stream<String> tables =
        homes.getOrDefault(word, List.of()).stream().filter(PackFiles::isWorkbook);
    return Stream.concat(names(word).stream(), tables).distinct().toList();
  }

  /** The family that a word names. */
  Optional<TableSources> family(String word) {
    return sources.stream().filter(one -> one.family().equals(word)).findFirst();
  }

  /** The text sources of a family, those that can be read; a file of none is alone. */
  Map<String, Named> texts(RowSources family, Named file) {
    Map<String, Named> texts = new LinkedHashMap<>();
    if (family.files().contains(file.name())) {
      family.files().stream()
          .flatMap(name -> look(name).stream())
          .filter(one -> !one.isWorkbook())
          .forEach(one -> texts.put(one.name(), one));
    }
    texts.putIfAbsent(file.name(), file);
    return texts;
  }

  /** A file that must be there. */
  Named find(String word) {
    return look(word).orElseThrow(() -> CommandFailure.usage(missing(word)));
  }

  private String missing(String word) {
    return folder(word).isPresent()
        ? "'" + word + "' is a folder, and no rows are made of what it holds."
        : "There is no file '" + word + "'" + GameRules.advice(word, nameable());
  }

  /** A file, if it is there. */
  Optional<Named> look(String word) {
    Path path = terminal.file(word);
    if (Files.isRegularFile(path)) {
      return Optional.of(new Named(word, read(word, path), path));
    }
    for (String name : known()) {
      if (name.equals(word) || shortName(name).equals(word)) {
        Path place = rules.files() instanceof DirectoryFiles ? terminal.file(name) : null;
        return rules.files().read(name).map(bytes -> new Named(name, bytes, place));
      }
    }
    return Optional.empty();
  }

  /** Families, then files that are there. */
  private List<String> nameable() {
    List<String> names = new ArrayList<>();
    sources.forEach(family -> names.add(family.family()));
    homes.keySet().stream().filter(family -> !names.contains(family)).forEach(names::add);
    known().stream().filter(file -> rules.files().read(file).isPresent()).forEach(names::add);
    return names.stream().distinct().toList();
  }

  private List<String> known() {
    List<String> known = new ArrayList<>();
    sources.forEach(family -> known.addAll(family.files()));
    homes.values().stream()
        .flatMap(List::stream)
        .filter(home -> PackFiles.isWorkbook(home) && !known.contains(home))
        .forEach(known::add);
    return known;
  }

  static byte[] read(String word, Path path) {
    try {
      return SourceBytes.read(path);
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

  /** Reads a text source: by the family that names it, otherwise by the first that understands. */
  Optional<Source> source(Named file, Diagnostics findings) {
    return source(file, null, findings);
  }

  /**
   * Reads a text source of a folder.
   *
   * @param folder the first place for other files that it needs; null for the game's files
   */
  Optional<Source> source(Named file, PackFiles folder, Diagnostics findings) {
    Diagnostics fewest = null;
    for (TableSources family : sources) {
      Diagnostics own = new Diagnostics();
      Optional<Source> read = read(family, file, folder, own);
      boolean named = folder == null ? family.files().contains(file.name()) : isLike(family, file);
      if (named || read.isPresent() && !own.hasErrors()) {
        findings.addAll(own);
        return read;
      }
      fewest = fewest == null || own.size() < fewest.size() ? own : fewest;
    }
    findings.addAll(fewest);
    return Optional.empty();
  }

  /** Reads a text source of a family that was named. */
  Optional<Source> source(TableSources family, Named file, Diagnostics findings) {
    return read(family, file, null, findings);
  }

  /**
   * The content of a text source: that of the family it is read by, and what other families see in
   * the same files.
   */
  List<Source> sources(Named file, PackFiles folder, Diagnostics findings) {
    List<Source> all = new ArrayList<>();
    source(file, folder, findings).ifPresent(all::add);
    for (TableSources family : all.isEmpty() ? List.<TableSources>of() : sources) {
      TableSources first = all.get(0).family();
      if (!family.equals(first) && family.files().equals(first.files())) {
        Diagnostics own = new Diagnostics();
        read(family, file, folder, own).filter(read -> !own.hasErrors()).ifPresent(all::add);
      }
    }
    return all;
  }

  /** The files of the game itself. */
  Set<Path> paths() {
    return known().stream().map(terminal::file).collect(Collectors.toSet());
  }

  /** The game's own workbooks with rows that the tool says in words. */
  List<Named> withWords() {
    return sources.stream()
        .filter(family -> family.forms().stream().anyMatch(TableFiles::hasWords))
        .flatMap(family -> family instanceof RowSources ? family.files().stream() : Stream.empty())
        .flatMap(name -> look(name).stream())
        .filter(Named::isWorkbook)
        .toList();
  }

  private static boolean hasWords(TableForm form) {
    return form instanceof PlainForm plain && plain.layout().indexOf(new Binding.InWords()) >= 0;
  }

  /** True if a workbook is no table of rules, but a source whose cells tell effects. */
  boolean isSource(Named file) {
    Diagnostics findings = new Diagnostics();
    return sources.stream().anyMatch(one -> one instanceof EffectSources own && own.isWorkbook())
        && source(file, findings).filter(read -> read.effects() != null).isPresent();
  }

  /** The game's own text sources, those that can be read. */
  List<Source> texts() {
    List<Source> texts = new ArrayList<>();
    for (TableSources family : sources) {
      for (String name : family.files()) {
        look(name)
            .filter(file -> !file.isWorkbook())
            .flatMap(file -> read(family, file, null, new Diagnostics()))
            .ifPresent(texts::add);
      }
    }
    return texts;
  }

  /** True if a file of a folder is called as one of the game's sources is. */
  boolean isLikeASource(Named file) {
    return sources.stream().anyMatch(family -> isLike(family, file));
  }

  private static boolean isLike(TableSources family, Named file) {
    String name = shortName(file.name());
    return family.family().equals(name)
        || family.files().stream().anyMatch(own -> shortName(own).equals(name));
  }

  private static Optional<Source> read(
      TableSources family, Named file, PackFiles folder, Diagnostics findings) {
    if (family instanceof EffectSources effects) {
      EffectSources near = folder == null ? effects : effects.among(folder);
      return near.read(file.name(), file.content(), findings)
          .map(source -> new Source(near, file, source, null));
    }
    return ((RowSources) family)
        .read(file.name(), file.content(), findings)
        .map(source -> new Source(family, file, null, source));
  }

  /** A new text file for the content of a workbook; empty if the file must exist. */
  Optional<Named> blank(String name, WorkbookContent workbook) {
    List<Named> made = new ArrayList<>();
    for (TableSources family : sources) {
      Optional<byte[]> blank =
          family instanceof EffectSources effects ? effects.blank() : ((RowSources) family).blank();
      if (workbook.has(family)) {
        blank.ifPresent(bytes -> made.add(new Named(name, bytes, terminal.file(name))));
      }
    }
    return made.size() == 1 ? Optional.of(made.get(0)) : Optional.empty();
  }

  /** The folder that a word names, if it is one. */
  Optional<PackFiles> folder(String word) {
    Path folder = terminal.file(word);
    return Files.isDirectory(folder) ? Optional.of(new DirectoryFiles(folder)) : Optional.empty();
  }
}
