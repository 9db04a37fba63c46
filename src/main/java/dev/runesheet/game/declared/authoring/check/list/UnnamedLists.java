package dev.runesheet.game.declared.authoring.check.list;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.EntryLists;
import dev.runesheet.document.EntryLists.Slot;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The check for lists without words, for those that no entry of the game's files names, and for
 * words without a column that entries name.
 */
public final class UnnamedLists {

  private final EntryLists lists;
  private final String manifest;
  private final Diagnostics findings;
  private final Set<Slot> named = new HashSet<>();

  /** False if a file cannot be read, or names a list that is none: it may mean any. */
  private boolean known = true;

  private UnnamedLists(EntryLists lists, Manifest manifest, Diagnostics findings) {
    this.lists = lists;
    this.manifest = manifest.file();
    this.findings = findings;
  }

  /** Reports each such list where it is declared, and each such word at it. */
  public static void check(
      EntryLists lists, Manifest manifest, PackFiles files, Diagnostics findings) {
    UnnamedLists check = new UnnamedLists(lists, manifest, findings);
    manifest.files().forEach(file -> check.read(file, files));
    lists.lists().forEach(check::list);
  }

  private void read(String file, PackFiles files) {
    if (PackFiles.isWorkbook(file)) {
      return; // Workbooks name no list.
    }
    Optional<byte[]> content = files.read(file);
    known &= content.isPresent() || !files.list(file).isEmpty();
    content.ifPresent(
        bytes -> named.addAll(EntryLists.slots(new String(bytes, StandardCharsets.UTF_8))));
    known &= named.stream().allMatch(slot -> lists.lists().containsKey(slot.list()));
  }

  private void list(String list, Map<String, JsonNode> words) {
    if (words.isEmpty()) {
      findings.error(Code.EMPTY, place(list), "no word", "at least one word");
    } else if (known && named.stream().noneMatch(slot -> slot.list().equals(list))) {
      String expected = "<" + list + "> in the name of an entry";
      findings.add(Diagnostic.about(Code.UNUSED, place(list), "list", list, expected));
    }
    Set<String> columns = new LinkedHashSet<>();
    words.values().forEach(word -> word.fieldNames().forEachRemaining(columns::add));
    columns.retainAll(
        named.stream().filter(slot -> slot.list().equals(list)).map(Slot::column).toList());
    words.forEach((word, said) -> word(list, word, said, columns));
  }

  /**
   * Checks that a word has all columns that entries name and any word has; what it calls otherwise
   * is a misspelt one.
   */
  private void word(String list, String word, JsonNode said, Set<String> columns) {
    List<String> lacking = new ArrayList<>(columns);
    lacking.removeIf(said::has);
    if (!said.isObject() || lacking.isEmpty()) {
      return; // What is no object is told as such.
    }
    said.fieldNames()
        .forEachRemaining(
            column -> {
              String meant = columns.contains(column) ? null : Words.nearest(column, lacking);
              if (meant != null) {
                lacking.remove(meant);
                SourceLocation place = place(list, word, column);
                findings.add(
                    Diagnostic.unknownWord(Code.UNKNOWN_FIELD, place, column, List.of(meant)));
              }
            });
    lacking.forEach(
        column -> findings.error(Code.MISSING_FIELD, place(list, word), "", Words.quote(column)));
  }

  private SourceLocation place(String... steps) {
    StringBuilder pointer = new StringBuilder("/" + EntryLists.FIELD);
    for (String step : steps) {
      pointer.append(JsonValue.step(step));
    }
    return SourceLocation.pointer(manifest, pointer.toString());
  }
}
