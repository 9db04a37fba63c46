package dev.runesheet.pack.entry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.TextEditor;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Placed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes a file say what rows say. A row is known by its name; one whose name alone differs is the
 * same entry with another key, which its parts follow. Parts of a list close up where others go.
 */
final class EntryWriting<T extends Placed> {

  private final Entries<T> entries;
  private final TextEditor editor;
  private final Diagnostics findings;
  private final Map<String, EntryLine<T>> drawn = new LinkedHashMap<>();
  private final Map<String, EntryLine<T>> wanted = new LinkedHashMap<>();

  EntryWriting(Entries<T> entries, String file, String text, Diagnostics findings) {
    this.entries = entries;
    this.editor = new TextEditor(file, text);
    this.findings = findings;
  }

  /**
   * The text with rows instead of those it has.
   *
   * @param after the rows, which get the names that they have in the text
   */
  String write(EntryLines<T> before, EntryLines<T> after) {
    Map<String, String> renamed = new EntryRenames<>(entries).of(before.byId(), after.byId());
    renamed.forEach((old, now) -> editor.rename(before.byId().get(old).place().pointer(), now));
    before.byId().values().forEach(line -> put(EntryRenames.follow(line, renamed), drawn));
    after.dropIf(line -> isOrphan(line, after.byId(), renamed));
    for (EntryLine<T> line : after.byId().values()) {
      EntryLine<T> now = EntryRenames.follow(line, renamed);
      if (now != line) {
        after.name(line, now.place());
      }
      put(now, wanted);
    }
    changed();
    addedEntries();
    parts(after);
    drawn.values().stream()
        .filter(line -> line.place().isEntry() && !wanted.containsKey(line.place().id()))
        .forEach(line -> editor.remove(line.place().pointer()));
    return editor.text();
  }

  /** True if a row is a part of an entry whose own row was deleted, and goes with it. */
  private boolean isOrphan(
      EntryLine<T> line, Map<String, EntryLine<T>> after, Map<String, String> renamed) {
    String entry = line.place().entry();
    return drawn.containsKey(entry) && !after.containsKey(entry) && !renamed.containsKey(entry);
  }

  private void put(EntryLine<T> line, Map<String, EntryLine<T>> lines) {
    if (lines.putIfAbsent(line.place().id(), line) != null) {
      String id = Words.quote(line.place().id());
      findings.error(Code.DUPLICATE, line.cell(), id, "a name that no other row has");
    }
  }

  private void changed() {
    EntryChange change = new EntryChange(editor);
    wanted.forEach(
        (id, line) -> {
          EntryLine<T> before = drawn.get(id);
          if (before != null) {
            change.make(
                line.place().pointer(),
                entries.written(before.record()),
                entries.written(line.record()));
          }
        });
  }

  /** An added entry stands behind that of the row above it. */
  private void addedEntries() {
    EntryLine<T> above = null;
    for (EntryLine<T> line : wanted.values()) {
      if (line.place().isEntry()) {
        if (!drawn.containsKey(line.place().id())) {
          boolean follows = above != null && above.table() == line.table();
          List<String> behind = follows ? List.of(above.place().entry()) : all(line.place());
          editor.add(line.place().pointer(), made(line), behind);
        }
        above = line;
      }
    }
  }

  /** The content of a new row; lists and objects without content are left out. */
  private ObjectNode made(EntryLine<T> line) {
    ObjectNode made = entries.written(line.record());
    List<String> empty = new ArrayList<>();
    made.properties().stream()
        .filter(field -> field.getValue().isContainerNode() && field.getValue().isEmpty())
        .forEach(field -> empty.add(field.getKey()));
    return made.remove(empty);
  }

  private List<String> all(RowPlace place) {
    List<String> all = new ArrayList<>();
    drawn.values().stream()
        .filter(line -> line.place().list().equals(place.list()))
        .forEach(line -> all.add(line.place().entry()));
    return all;
  }

  /** Takes parts out of their lists and adds others, list by list. */
  private void parts(EntryLines<T> after) {
    Map<String, List<EntryLine<T>>> lists = new TreeMap<>();
    drawn.values().forEach(line -> list(line, lists));
    wanted.values().stream()
        .filter(line -> !drawn.containsKey(line.place().id()))
        .forEach(line -> list(line, lists));
    lists.forEach((list, lines) -> parts(list, lines, after));
  }

  private void list(EntryLine<T> line, Map<String, List<EntryLine<T>>> lists) {
    boolean stays =
        !drawn.containsKey(line.place().entry()) || wanted.containsKey(line.place().entry());
    if (!line.place().isEntry() && stays) {
      lists.computeIfAbsent(line.place().list(), any -> new ArrayList<>()).add(line);
    }
  }

  private void parts(String list, List<EntryLine<T>> lines, EntryLines<T> after) {
    lines.sort(Comparator.comparingInt(line -> line.place().number()));
    int there = editor.size(list);
    List<EntryLine<T>> gone =
        lines.stream().filter(line -> !wanted.containsKey(line.place().id())).toList();
    for (int i = gone.size() - 1; i >= 0; i--) {
      boolean last = editor.size(list) == 1;
      editor.remove(last ? list : gone.get(i).place().pointer());
    }
    int next = there - gone.size();
    for (EntryLine<T> line : lines) {
      int number = line.place().number();
      EntryLine<T> now = wanted.get(line.place().id());
      if (drawn.containsKey(line.place().id())) {
        long before = gone.stream().filter(one -> one.place().number() < number).count();
        if (now != null && before > 0) {
          after.name(now, now.place().at((int) (number - before)));
        }
      } else if (number <= there) {
        String id = Words.quote(line.place().id());
        String free = Words.quote(line.place().at(there + 1).id());
        findings.error(Code.DUPLICATE, line.cell(), id, free + ", since this one is no row");
      } else {
        add(line, ++next, after);
      }
    }
  }

  private void add(EntryLine<T> line, int number, EntryLines<T> after) {
    RowPlace place = line.place().at(number);
    String list = place.list();
    String around = list.substring(0, list.lastIndexOf('/'));
    if (!editor.has(around)) {
      String id = Words.quote(line.place().id());
      findings.error(Code.UNKNOWN_REFERENCE, line.cell(), id, entries.places());
      return;
    }
    editor.add(place.pointer(), made(line), List.of());
    if (!place.id().equals(line.place().id())) {
      after.name(line, place);
    }
  }
}
