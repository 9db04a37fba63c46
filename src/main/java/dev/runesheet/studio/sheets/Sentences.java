package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.table.cell.ShownText;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The meaning of the rows of a sheet under the rules in force, in words. */
record Sentences(Desk desk) {

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
      SourceLocation source = SourceLocation.read(note == null ? "" : note.source());
      Optional<Place.Cell> cell =
          source
              .place()
              .cell()
              .filter(one -> source.file().equals(file) && one.sheet().equals(sheet));
      if (cell.isPresent()) {
        int row = cell.get().number() - 1;
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
        int line = lines.line(SourceLocation.read(note.source()));
        if (line > 0) {
          byLine.computeIfAbsent(line, none -> new LinkedHashSet<>()).add(note.sentence());
        }
      }
    }
    byLine.forEach(
        (line, said) ->
            said.forEach(one -> sentences.addObject().put("line", line).put("words", one)));
    return sentences;
  }
}
