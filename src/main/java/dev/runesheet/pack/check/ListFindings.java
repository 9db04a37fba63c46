package dev.runesheet.pack.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.EntryLists.Slot;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The findings about entries that are repeated for the words of lists. That a text never or always
 * holds is told only if it is so whatever words fill its slots: for one word a number may be 0, or
 * two words the same.
 */
final class ListFindings {

  private static final Set<Code> OF_ALL_WORDS =
      Set.of(Code.IMPOSSIBLE, Code.NO_CHANGE, Code.SHADOWED);

  /** The most texts that are told apart; with more of them, what some have is told. */
  private static final int MOST = 10_000;

  private final EntryLists lists;
  private final PackFiles files;

  /** The file whose findings have the places of entries as they are written. */
  private final String manifest;

  private final Map<String, JsonNode> roots = new HashMap<>();

  private ListFindings(EntryLists lists, PackFiles files, String manifest) {
    this.lists = lists;
    this.files = files;
    this.manifest = manifest;
  }

  /** The value as it is written that a finding is about; no text if it is not known. */
  private record Written(Code code, String file, String pointer, String text) {}

  /** The findings of a game without those that hold for some words of a list alone. */
  static List<Finding> settled(List<Finding> findings, String game, PackFiles files) {
    EntryLists lists = EntryLists.of(Manifest.root(game, files));
    return lists.lists().isEmpty()
        ? findings
        : new ListFindings(lists, files, Manifest.path(game)).settled(findings);
  }

  private List<Finding> settled(List<Finding> findings) {
    Map<Written, Set<String>> found = new LinkedHashMap<>();
    List<Written> places = new ArrayList<>();
    for (Finding one : findings) {
      Written place = written(one.diagnostic());
      places.add(place);
      if (place != null) {
        found.computeIfAbsent(place, any -> new LinkedHashSet<>()).add(one.diagnostic().found());
      }
    }
    List<Finding> left = new ArrayList<>();
    Set<Written> told = new HashSet<>();
    for (int i = 0; i < findings.size(); i++) {
      Written place = places.get(i);
      if (place == null || found.get(place).size() >= texts(place.text()) && told.add(place)) {
        left.add(findings.get(i));
      }
    }
    return left;
  }

  /** The place of a finding about a text with slots; null of any other. */
  private Written written(Diagnostic finding) {
    if (!(finding.code() instanceof Code code) || !OF_ALL_WORDS.contains(code)) {
      return null;
    }
    SourceLocation at = finding.location();
    JsonNode value = roots.computeIfAbsent(at.file(), this::root);
    StringBuilder pointer = new StringBuilder();
    for (String step : at.place().pointer().map(Place.Pointer::steps).orElse(List.of())) {
      String name = value.isObject() && !value.has(step) ? repeated(value, step) : step;
      value = value.isArray() ? element(value, step, at.file()) : value.path(name);
      pointer.append('/').append(name);
    }
    String text = value.asText();
    return EntryLists.slots(text).isEmpty()
        ? null
        : new Written(code, at.file(), pointer.toString(), text);
  }

  /** An entry of a list; none if it may be another, since one before it may be repeated. */
  private JsonNode element(JsonNode list, String number, String file) {
    try {
      int index = Integer.parseInt(number);
      for (int before = 0; before < index && !file.equals(manifest); before++) {
        if (!EntryLists.slots(list.path(before).toString()).isEmpty()) {
          return MissingNode.getInstance();
        }
      }
      return list.path(index);
    } catch (NumberFormatException none) {
      return MissingNode.getInstance();
    }
  }

  /** The name with slots of the field that has a name for some words. */
  private String repeated(JsonNode object, String name) {
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      if (!EntryLists.slots(field.getKey()).isEmpty()
          && lists.names(field.getKey(), null).include(name)) {
        return field.getKey();
      }
    }
    return name;
  }

  private JsonNode root(String file) {
    return Optional.of(file)
        .filter(name -> name.endsWith(".yaml") || name.endsWith(".json"))
        .flatMap(files::read)
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .flatMap(text -> JsonDocument.parseByName(file, text, new Diagnostics()))
        .map(document -> document.root().node())
        .orElse(MissingNode.getInstance());
  }

  /** The number of different texts that the words of the lists make of one. */
  private int texts(String text) {
    List<Slot> slots = EntryLists.slots(text);
    Set<String> texts = new LinkedHashSet<>(Set.of(text));
    for (String list : slots.stream().map(Slot::list).distinct().toList()) {
      Set<String> filled = new LinkedHashSet<>();
      for (String before : texts) {
        lists
            .words(list)
            .forEach((word, columns) -> filled.add(filled(before, list, word, columns)));
      }
      if (filled.size() > MOST) {
        return 0;
      }
      texts = filled;
    }
    return texts.size();
  }

  private static String filled(String text, String list, String word, JsonNode columns) {
    String filled = text;
    for (Slot slot : EntryLists.slots(text)) {
      if (slot.list().equals(list)) {
        String by = slot.column() == null ? word : columns.path(slot.column()).asText();
        filled = filled.replace(slot.text(), by);
      }
    }
    return filled;
  }
}
