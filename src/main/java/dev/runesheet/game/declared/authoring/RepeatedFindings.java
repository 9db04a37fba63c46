package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The findings of a game whose entries are repeated for the words of lists, or whose lines are read
 * for each different thing that procedures are given.
 */
final class RepeatedFindings {

  private final SourceLines lines;
  private final Pattern words;
  private final Set<List<Object>> told = new HashSet<>();

  private RepeatedFindings(EntryLists lists, PackFiles files) {
    lines = new SourceLines(files);
    words =
        Pattern.compile(
            lists.lists().values().stream()
                .flatMap(list -> list.entrySet().stream())
                .flatMap(RepeatedFindings::texts)
                .sorted(Comparator.comparing(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.joining("|", "\\b(?:", ")\\b")));
  }

  /** The texts that slots of a list say for a word. */
  private static Stream<String> texts(Map.Entry<String, JsonNode> word) {
    return Stream.concat(
        Stream.of(word.getKey()), word.getValue().valueStream().map(JsonNode::asText));
  }

  /** The findings, with one of those that a line has for each. */
  static List<Diagnostic> once(List<Diagnostic> found, DeclaredNames names, PackFiles files) {
    if (names.lists().lists().isEmpty() && names.procedures().withParameters().isEmpty()) {
      return found;
    }
    RepeatedFindings repeated = new RepeatedFindings(names.lists(), files);
    return found.stream().map(repeated.lines::placed).filter(repeated::isNew).toList();
  }

  private boolean isNew(Diagnostic one) {
    boolean otherPlace = told.add(List.of(one.code(), one.location(), one.line()));
    return otherPlace && (!isRepeated(one) || told.add(mistake(one)));
  }

  /** True for a character of a text with slots: longer words move it, so that its place differs. */
  private boolean isRepeated(Diagnostic one) {
    return one.location().place() instanceof Place.Numbered
        && !EntryLists.slots(lines.text(one.location())).isEmpty();
  }

  /** The mistake, which is the same for all words of the lists. */
  private List<Object> mistake(Diagnostic one) {
    String value = one.location().place().pointer().map(Place.Pointer::toString).orElse("");
    return List.of(
        one.code(),
        SourceLocation.pointer(one.location().file(), value),
        one.line(),
        words.matcher(one.found()).replaceAll(""));
  }
}
