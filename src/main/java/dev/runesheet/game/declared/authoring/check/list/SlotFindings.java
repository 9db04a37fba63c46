package dev.runesheet.game.declared.authoring.check.list;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.EntryLists.Slot;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.check.MisspeltNames;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The findings about slots of lists: a slot that nothing fills is told, and nothing that follows
 * from its text; a value that one word of a list is wrong about is told in the list.
 */
public final class SlotFindings {

  private final EntryLists lists;
  private final Manifest manifest;
  private final SourceLines lines;
  private final PackFiles files;

  /**
   * The findings of a game with lists; those of others stay as they are.
   *
   * @param manifest the file that declares the lists
   */
  public SlotFindings(EntryLists lists, Manifest manifest, PackFiles files) {
    this.lists = lists;
    this.manifest = manifest;
    this.files = files;
    lines = new SourceLines(files);
  }

  /** The findings without those that follow, and with places in lists. */
  public List<Diagnostic> told(List<Diagnostic> found) {
    if (lists.lists().isEmpty()) {
      return found;
    }
    Set<SourceLocation> unfilled = new LinkedHashSet<>();
    Set<Place> names = new LinkedHashSet<>();
    List<Predicate<String>> meant = new ArrayList<>();
    Map<List<Object>, Diagnostic> ofSlots = new LinkedHashMap<>();
    for (Diagnostic one : found) {
      if (isOfSlot(one)) {
        unfilled.add(value(one));
        if (!isOfWrongList(one)) {
          ofSlots.putIfAbsent(mistake(one), one);
        }
        if (isUnknownName(one)) {
          names.add(pointer(one));
          meant.add(lists.names(pointer(one).last(), null)::include);
        } else if (isUnrepeated(one) && !EntryLists.slots(entry(one)).isEmpty()) {
          // The names that it would have then.
          meant.add(lists.names(entry(one), null)::includePartOf);
        }
      }
    }
    List<Diagnostic> left =
        found.stream()
            .filter(one -> !unfilled.contains(value(one)) || ofSlots.containsValue(one))
            // In place of a column that a word lacks stands what another word says.
            .filter(one -> isOfSlot(one) || lists.fill(lines.text(one.location())))
            .filter(one -> names.stream().noneMatch(one.location().place()::isBelow))
            .filter(one -> meant.stream().noneMatch(name -> isCalled(one, name)))
            .toList();
    return new MisspeltWords(lists, manifest, files).told(inLists(left));
  }

  /** True for the finding that a list lacks a column, where the list itself is found wrong. */
  private boolean isOfWrongList(Diagnostic one) {
    return slots(one)
        .filter(slot -> one.subject().word().equals(slot.column()))
        .map(slot -> lists.words(slot.list()).values())
        .anyMatch(words -> words.stream().noneMatch(JsonNode::isObject));
  }

  /**
   * The mistake of a slot: of lists that an entry is not repeated for, one for all that name it.
   */
  private List<Object> mistake(Diagnostic one) {
    return isUnrepeated(one)
        ? List.of(one.location().file(), section(one), EntryLists.slots(one.found()).get(0).list())
        : List.of(one);
  }

  /** True for the finding that a slot names a list for which its entry is not repeated. */
  private static boolean isUnrepeated(Diagnostic one) {
    return EntryLists.slots(one.found()).stream().anyMatch(slot -> slot.text().equals(one.found()));
  }

  /** The name of the entry of a section that a finding is in; empty if it is in none. */
  private static String entry(Diagnostic one) {
    List<String> steps = section(one);
    return steps.size() < 2 ? "" : steps.get(1);
  }

  /** The steps to the entry of a section that a finding is in. */
  private static List<String> section(Diagnostic one) {
    return pointer(one).steps().stream().limit(2).toList();
  }

  /** True for the finding that a slot names no list, no column, or a list that is not repeated. */
  private boolean isOfSlot(Diagnostic one) {
    return one.code() == Code.UNKNOWN_REFERENCE
        && slots(one)
            .anyMatch(
                slot ->
                    one.found().equals(slot.text())
                        || one.subject().word().equals(slot.list()) && isUnknown(slot)
                        || one.subject().word().equals(slot.column()));
  }

  /** True if the name of an entry says a list that is none, so that nothing in it is repeated. */
  private boolean isUnknownName(Diagnostic one) {
    return EntryLists.slots(pointer(one).last()).stream()
        .anyMatch(slot -> isUnknown(slot) && one.subject().word().equals(slot.list()));
  }

  /** True for a list that is none, and near to none. */
  private boolean isUnknown(Slot slot) {
    return !lists.lists().containsKey(slot.list())
        && Words.nearest(slot.list(), lists.lists().keySet()) == null;
  }

  private static boolean isCalled(Diagnostic one, Predicate<String> name) {
    return MisspeltNames.UNKNOWN.contains(one.code()) && name.test(one.subject().word());
  }

  /**
   * The findings, with the place in the list of those that not all of its words are wrong about.
   */
  private List<Diagnostic> inLists(List<Diagnostic> found) {
    Map<List<Object>, Set<SourceLocation>> wrong = new LinkedHashMap<>();
    found.forEach(
        one ->
            wrong
                .computeIfAbsent(List.of(one.code(), value(one)), key -> new LinkedHashSet<>())
                .addAll(cells(one)));
    Set<SourceLocation> moved = new LinkedHashSet<>();
    List<Diagnostic> all = new ArrayList<>();
    for (Diagnostic one : found) {
      List<SourceLocation> cells = cells(one);
      boolean some =
          !cells.isEmpty() && wrong.get(List.of(one.code(), value(one))).size() < words(one).size();
      if (!some) {
        all.add(one);
      } else if (moved.add(cells.get(0))) {
        all.add(lines.placed(one.movedTo(cells.get(0))));
      }
    }
    return all;
  }

  /** The places in the list of what a finding found; of a formula that is none, the only text. */
  private List<SourceLocation> cells(Diagnostic one) {
    Slot slot = whole(one);
    if (slot == null) {
      return List.of();
    }
    Map<String, JsonNode> words = words(one);
    List<String> said =
        words.keySet().stream()
            .filter(word -> isFound(one, words.get(word).path(slot.column())))
            .toList();
    List<String> texts =
        words.keySet().stream()
            .filter(word -> words.get(word).path(slot.column()).isTextual())
            .toList();
    boolean formula = one.location().place() instanceof Place.Numbered && texts.size() == 1;
    return (said.isEmpty() && formula ? texts : said)
        .stream().map(word -> cell(slot, word)).toList();
  }

  private static boolean isFound(Diagnostic one, JsonNode value) {
    return value.isValueNode()
        && Stream.of(value.asText(), Words.quote(value.asText())).anyMatch(one.found()::equals);
  }

  private SourceLocation cell(Slot slot, String word) {
    String list = "/" + EntryLists.FIELD + JsonValue.step(slot.list());
    return SourceLocation.pointer(
        manifest.file(), list + JsonValue.step(word) + JsonValue.step(slot.column()));
  }

  private Map<String, JsonNode> words(Diagnostic one) {
    return lists.words(whole(one).list());
  }

  /** The column of a list that is all that a value says; null if it says anything else. */
  private Slot whole(Diagnostic one) {
    String text = lines.text(one.location());
    return EntryLists.slots(text).stream()
        .filter(slot -> slot.text().equals(text) && slot.column() != null)
        .findFirst()
        .orElse(null);
  }

  private Stream<Slot> slots(Diagnostic one) {
    return Stream.of(lines.text(one.location()), pointer(one).last())
        .flatMap(text -> EntryLists.slots(text).stream());
  }

  private static Place.Pointer pointer(Diagnostic one) {
    return one.location().place().pointer().orElse(new Place.Pointer(""));
  }

  /** The place of the value that a finding is about, or is about a character of. */
  private static SourceLocation value(Diagnostic one) {
    return SourceLocation.pointer(one.location().file(), pointer(one).path());
  }
}
