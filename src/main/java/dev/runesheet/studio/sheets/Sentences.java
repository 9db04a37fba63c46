package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Json;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.table.cell.ShownText;
import dev.runesheet.testing.coverage.count.Place;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The meaning of the rows of a sheet under the rules in force, in words. */
final class Sentences {

  private static final Pattern CELL =
      Pattern.compile("(.+\\.xlsx)!(.+)![A-Z]{1,3}(\\d+)(?::\\d+)?");

  private static final Pattern LINE = Pattern.compile(":(\\d+)");

  private final Desk desk;

  Sentences(Desk desk) {
    this.desk = desk;
  }

  /**
   * The sentences of a sheet by the number of the row from 0, and whether the row says it itself.
   */
  ObjectNode of(String file, String sheet, SheetPicture picture) {
    ObjectNode sentences = Json.object();
    if (desk.sources().isEmpty()) {
      return sentences;
    }
    RuleBook book = desk.book();
    for (EffectDefinition effect : book.effects()) {
      SourceNotes.Note note = book.noteOfBlock(effect.id());
      Matcher cell = CELL.matcher(note == null ? "" : note.source());
      if (cell.matches() && cell.group(1).equals(file) && cell.group(2).equals(sheet)) {
        int row = Integer.parseInt(cell.group(3)) - 1;
        sentences
            .putObject(Integer.toString(row))
            .put("words", note.sentence())
            .put("said", picture.says(row, ShownText.of(note.sentence())));
      }
    }
    return sentences;
  }

  /** The sentences of a text, by the line in which each effect begins. */
  ArrayNode ofText(String file) {
    ArrayNode sentences = Json.list();
    if (desk.sources().isEmpty()) {
      return sentences;
    }
    RuleBook book = desk.book();
    SourceLines lines = new SourceLines(desk.files());
    TreeMap<Integer, Set<String>> byLine = new TreeMap<>();
    for (EffectDefinition effect : book.effects()) {
      SourceNotes.Note note = book.noteOfBlock(effect.id());
      if (note != null && !note.sentence().isEmpty() && note.source().startsWith(file)) {
        Matcher line =
            LINE.matcher(lines.readable(Place.of(note.source())).substring(file.length()));
        if (line.lookingAt()) {
          int number = Integer.parseInt(line.group(1));
          byLine.computeIfAbsent(number, none -> new LinkedHashSet<>()).add(note.sentence());
        }
      }
    }
    byLine.forEach(
        (line, said) ->
            said.forEach(one -> sentences.addObject().put("line", line).put("words", one)));
    return sentences;
  }
}
