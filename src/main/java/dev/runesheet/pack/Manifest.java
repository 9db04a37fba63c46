package dev.runesheet.pack;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
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
    Optional<JsonNode> tree = tree(name, files, diagnostics);
    tree.ifPresent(
        node -> {
          JsonValue root = JsonDocument.of(name, "", node, diagnostics).root();
          root.fields().ifPresent(fields -> readHomes(fields, families, homes));
        });
    return new Manifest(name, homes);
  }

  private static void readHomes(
      JsonFields fields, List<String> families, Map<String, String> homes) {
    fields.optional("game").ifPresent(JsonValue::text);
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

  private static Optional<JsonNode> tree(String name, PackFiles files, Diagnostics diagnostics) {
    Optional<String> text = text(name, files, diagnostics);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new YAMLMapper().readTree(text.get()));
    } catch (JsonProcessingException wrong) {
      SourceLocation place =
          SourceLocation.line(
              name, wrong.getLocation().getLineNr(), wrong.getLocation().getColumnNr());
      diagnostics.error(
          Code.NOT_YAML, place, "", "a list of names and values, as in the shipped game.yaml");
      return Optional.empty();
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
