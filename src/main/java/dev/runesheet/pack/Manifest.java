package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Blanks;
import dev.runesheet.spelling.Capital;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The manifest of a game, {@code data/<game>/game.yaml}: the home of each family of sources. A
 * family is in one file or folder, or in several, none of which may repeat an entry of another.
 *
 * @param file the manifest's own name
 * @param homes files or folders by family
 */
public record Manifest(String file, Map<String, List<String>> homes) {

  /** The place of its homes. */
  public static final Place HOMES = new Place.Pointer("/homes");

  private static final String NAME = "name";

  static void readName(JsonFields fields) {
    fields.optional(NAME).ifPresent(JsonValue::text); // title reads it.
  }

  /** Checks that a name which is written says something; who reads it checks the rest. */
  private static void checkName(JsonFields fields) {
    fields
        .optional(NAME)
        .filter(name -> name.node().isTextual() && Blanks.areAll(name.node().textValue()))
        .ifPresent(name -> name.error(Code.EMPTY, "", "a name, or no such field"));
  }

  /** The game as people call it: the name of its manifest, or its id in words. */
  public static String title(String game, PackFiles files) {
    String written = root(game, files).path(NAME).asText("").strip();
    return written.isEmpty()
        ? Arrays.stream(game.split("-"))
            .filter(word -> !word.isEmpty())
            .map(Capital::first)
            .collect(Collectors.joining(" "))
        : written;
  }

  /**
   * Reads the manifest of a game.
   *
   * @param families the families that it may name
   * @param more reads further fields, before unread ones are reported
   * @return the manifest; families it fails to name are missing in it, and reported
   */
  static Manifest read(
      String game,
      List<SourceFamily> families,
      PackFiles files,
      Diagnostics diagnostics,
      Consumer<JsonFields> more) {
    Map<String, List<String>> homes = new TreeMap<>();
    document(game, files, diagnostics)
        .flatMap(document -> document.root().fields())
        .ifPresent(
            fields -> {
              entries(fields).ifPresent(entries -> readHomes(entries.homes(), families, homes));
              checkGame(game, fields);
              checkName(fields);
              more.accept(fields);
              fields.noOthers();
            });
    return new Manifest(path(game), homes);
  }

  private static Optional<ManifestEntries> entries(JsonFields fields) {
    return new ShapeReader(kind -> SourceNames.Words.any()).part(ManifestEntries.class, fields);
  }

  /** The findings that a game's manifest accepts, whatever else is wrong with it. */
  public static List<ManifestEntries.Accepted> accepted(String game, PackFiles files) {
    return document(game, files)
        .flatMap(document -> document.root().fields())
        .flatMap(Manifest::entries)
        .map(ManifestEntries::accepted)
        .orElse(List.of());
  }

  /** The manifest of a game as it is written; missing if it cannot be read. */
  public static JsonNode root(String game, PackFiles files) {
    return document(game, files)
        .map(document -> document.root().node())
        .orElse(MissingNode.getInstance());
  }

  /** The manifest of a game as a document; empty if it cannot be read. */
  static Optional<JsonDocument> document(String game, PackFiles files) {
    return document(game, files, new Diagnostics());
  }

  /** The manifest with all entries of its lists; it is asked for from many places. */
  private static Optional<JsonDocument> document(
      String game, PackFiles files, Diagnostics findings) {
    String name = path(game);
    return bytes(name, files, findings)
        .flatMap(
            content ->
                files
                    .readings()
                    .of(name, content, Manifest.class, findings, own -> parse(name, content, own)))
        .map(document -> document.reportingTo(findings));
  }

  private static Optional<JsonDocument> parse(String name, byte[] content, Diagnostics findings) {
    return JsonDocument.parseYaml(name, new String(content, StandardCharsets.UTF_8), findings)
        .map(EntryLists::within);
  }

  /**
   * The files and folders that a game's manifest names, by family, whatever else is wrong with it.
   */
  public static Map<String, List<String>> written(String game, PackFiles files) {
    Map<String, List<String>> homes = new TreeMap<>();
    document(game, files)
        .flatMap(document -> document.root().fields())
        .flatMap(fields -> fields.optional("homes"))
        .flatMap(JsonValue::fields)
        .ifPresent(
            named ->
                named
                    .all()
                    .forEach(one -> homes.put(one.name(), SourceFamily.texts(one.value(), true))));
    return homes;
  }

  /** The name of a game's manifest. */
  public static String path(String game) {
    return "data/" + game + "/game.yaml";
  }

  private static void readHomes(
      JsonValue value, List<SourceFamily> families, Map<String, List<String>> homes) {
    value
        .fields()
        .ifPresent(
            named -> {
              for (SourceFamily family : families) {
                List<String> found = family.homes(named);
                if (!found.isEmpty()) {
                  homes.put(family.name(), found);
                }
              }
              TrustedTables.FAMILY.homes(named); // TrustedTables reads them.
              named.noOthers();
            });
  }

  private static void checkGame(String game, JsonFields fields) {
    Optional<JsonValue> value = fields.optional("game").filter(one -> one.node().isTextual());
    if (value.isPresent() && !value.get().node().asText().equals(game)) {
      value.get().wrong(Code.UNKNOWN_WORD, game);
    }
  }

  /** A text file of the pack, or empty and a finding. */
  public static Optional<String> text(String name, PackFiles files, Diagnostics diagnostics) {
    return bytes(name, files, diagnostics).map(bytes -> new String(bytes, StandardCharsets.UTF_8));
  }

  /** A file of the pack, or empty and a finding. */
  public static Optional<byte[]> bytes(String name, PackFiles files, Diagnostics diagnostics) {
    Optional<byte[]> bytes = files.read(name);
    if (bytes.isEmpty()) {
      String folder = name.substring(0, Math.max(0, name.lastIndexOf('/')));
      boolean there = !folder.isEmpty() && files.list(folder).contains(name);
      String expected = there ? "one that is not protected" : "a file";
      diagnostics.error(Code.FILE_MISSING, SourceLocation.file(name), "", expected);
    }
    return bytes;
  }

  /** The manifest itself, and all files and folders that it names. */
  public Set<String> files() {
    Set<String> all = new LinkedHashSet<>(Set.of(file));
    homes.values().forEach(all::addAll);
    return all;
  }

  /** The home of a family that has one only, or empty if the manifest failed to name it. */
  public Optional<String> home(String family) {
    return homes(family).stream().findFirst();
  }

  /** The homes of a family; empty if the manifest failed to name one. */
  public List<String> homes(String family) {
    return homes.getOrDefault(family, List.of());
  }
}
