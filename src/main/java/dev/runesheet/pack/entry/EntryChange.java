package dev.runesheet.pack.entry;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.PathStep;
import dev.runesheet.document.TextEditor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** The edit of a text after a change of a value; what both versions leave out stays. */
record EntryChange(TextEditor editor) {

  void make(String pointer, JsonNode before, JsonNode after) {
    if (before.equals(after)) {
      return;
    }
    if (before.isObject() && after.isObject()) {
      fields(pointer, before, after);
    } else if (isOfObjects(before) && isOfObjects(after)) {
      entries(pointer, before, after);
    } else {
      editor.replace(pointer, after);
    }
  }

  private static boolean isOfObjects(JsonNode list) {
    return list.isArray()
        && !list.isEmpty()
        && StreamSupport.stream(list.spliterator(), false).allMatch(JsonNode::isObject);
  }

  private void fields(String pointer, JsonNode before, JsonNode after) {
    List<String> behind = new ArrayList<>();
    for (var field : after.properties()) {
      String at = pointer + PathStep.into(field.getKey()).pointer();
      if (before.has(field.getKey())) {
        make(at, before.get(field.getKey()), field.getValue());
      } else if (editor.has(at)) {
        editor.replace(at, field.getValue()); // A default that was written out.
      } else {
        editor.add(at, field.getValue(), behind);
      }
      behind.add(field.getKey());
    }
    for (var field : before.properties()) {
      String at = pointer + PathStep.into(field.getKey()).pointer();
      if (!after.has(field.getKey()) && editor.has(at)) {
        editor.remove(at);
      }
    }
  }

  /** Entries that are alike are the same, so that what else they hold stays with them. */
  private void entries(String pointer, JsonNode before, JsonNode after) {
    int place = 0;
    int old = 0;
    int now = 0;
    while (old < before.size() || now < after.size()) {
      int more = after.size() - now - (before.size() - old);
      boolean same = more == 0 || before.path(old).equals(after.path(now));
      if (same) {
        make(pointer + PathStep.at(place++).pointer(), before.get(old++), after.get(now++));
      } else if (more < 0) {
        editor.remove(pointer + PathStep.at(place).pointer());
        old++;
      } else {
        editor.add(pointer + PathStep.at(place++).pointer(), after.get(now++), List.of());
      }
    }
  }
}
