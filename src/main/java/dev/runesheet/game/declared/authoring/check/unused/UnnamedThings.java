package dev.runesheet.game.declared.authoring.check.unused;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.EntryNames;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The check for roles, zones and numbers of the game that no text of the game names, its scenarios
 * and workbooks included. What stands in a text for people is no use, and neither is what a thing
 * is called there, or the least that it can be. Scopes are words that authors of cards and rows may
 * choose from, so that one which is not chosen yet is no mistake.
 */
public final class UnnamedThings {

  /** The words for a kind of thing in a finding, and for what would use it. */
  private record Sort(String what, String expected) {}

  /** The field of a zone in which cards lie when a match begins. */
  private static final String BEGINS = "begins with";

  private static final Map<String, Sort> SORTS = sorts();

  private UnnamedThings() {}

  private static Map<String, Sort> sorts() {
    Map<String, Sort> sorts = new LinkedHashMap<>();
    sorts.put(
        "/kinds/" + DeclaredCatalog.GAME,
        new Sort("number of the game", "a line or formula that names it"));
    sorts.put("/zones", new Sort(WordList.ZONE, "a line, scope or formula that names it"));
    sorts.put("/roles", new Sort(WordList.ROLE, "a line or formula that names it"));
    return sorts;
  }

  /**
   * The things that nothing names, each where it is declared. An entry that is repeated for the
   * words of a list is found if nothing names any of its things. Zones in which cards lie when a
   * match begins are left out.
   *
   * @param declared the content of the file that declares the game, with the entries of its lists
   */
  public static List<Finding> of(JsonNode declared, Manifest manifest, PackFiles files) {
    EntryLists lists = EntryLists.of(declared);
    NamesInTexts texts = new NamesInTexts(declared, manifest, files);
    JsonNode written = written(manifest, files);
    List<Finding> told = new ArrayList<>();
    SORTS.forEach(
        (section, sort) -> {
          for (Map.Entry<String, JsonNode> entry : written.at(section).properties()) {
            String name = entry.getKey();
            EntryNames names = lists.names(name, null);
            List<Map.Entry<String, JsonNode>> things =
                declared.at(section).properties().stream()
                    .filter(one -> names.include(one.getKey()))
                    .toList();
            boolean used =
                things.isEmpty() // It is not known which they are.
                    || things.stream()
                        .anyMatch(one -> one.getValue().has(BEGINS) || texts.say(one.getKey()));
            if (!used) {
              SourceLocation place = SourceLocation.pointer(manifest.file(), section).field(name);
              Diagnostic unused =
                  Diagnostic.about(Code.UNUSED, place, sort.what(), name, sort.expected());
              told.add(new Finding(unused, List.of(name)));
            }
          }
        });
    return told;
  }

  /** The content of the file that declares the game, as it is written. */
  private static JsonNode written(Manifest manifest, PackFiles files) {
    return Manifest.text(manifest.file(), files, new Diagnostics())
        .flatMap(text -> JsonDocument.parseByName(manifest.file(), text, new Diagnostics()))
        .map(document -> document.root().node())
        .orElse(MissingNode.getInstance());
  }
}
