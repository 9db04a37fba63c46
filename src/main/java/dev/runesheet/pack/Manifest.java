package dev.runesheet.pack;

import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * {@code data/<game>/game.yaml}: the one home of each family of sources.
 *
 * @param file the manifest's own name
 * @param homes file or folder by family
 */
public record Manifest(String file, Map<String, String> homes) {

  /**
   * Reads the manifest of a game.
   *
   * @param families the families that it must name, no others
   * @return the manifest; families it fails to name are missing in it, and reported
   */
  public static Manifest read(
      String game, List<String> families, PackFiles files, Diagnostics diagnostics) {
    String name = "data/" + game + "/game.yaml";
    Map<String, String> homes = new TreeMap<>();
    text(name, files, diagnostics)
        .flatMap(text -> JsonDocument.parseYaml(name, text, diagnostics))
        .flatMap(document -> document.root().fields())
        .ifPresent(fields -> readHomes(game, fields, families, homes));
    return new Manifest(name, homes);
  }

  private static void readHomes(
      String game, JsonFields fields, List<String> families, Map<String, String> homes) {
    fields.optional("game").ifPresent(value -> checkGame(game, value));
    fields.optional("accepted"); // AcceptedFindings reads it.
    fields
        .required("homes")
        .flatMap(JsonValue::fields)
        .ifPresent(
            named -> {
              for (String family : families) {
                named
                    .required(family)
                    .flatMap(JsonValue::text)
                    .ifPresent(home -> homes.put(family, home));
              }
              named.noOthers();
            });
    fields.noOthers();
  }

  private static void checkGame(String game, JsonValue value) {
    if (value.text().isPresent() && !value.node().asText().equals(game)) {
      value.error(Code.UNKNOWN_WORD, value.found(), game);
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
      diagnostics.error(Code.FILE_MISSING, SourceLocation.file(name), "", "a file");
    }
    return bytes;
  }

  /** The home of a family, or empty if the manifest failed to name it. */
  public Optional<String> home(String family) {
    return Optional.ofNullable(homes.get(family));
  }
}
