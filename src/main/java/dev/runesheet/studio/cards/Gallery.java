package dev.runesheet.studio.cards;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import java.util.ArrayList;
import java.util.List;

/** The cards of a game, from the rules in force. */
public final class Gallery {

  private final Desk desk;
  private String hash = "";
  private ArrayNode faces = Json.list();

  public Gallery(Desk desk) {
    this.desk = desk;
  }

  /** All faces, made once for each version of the rules. */
  public synchronized ArrayNode faces() {
    RuleBook book = desk.book();
    if (!hash.equals(book.hash())) {
      JsonNode catalog = desk.sources().orElseThrow().catalog();
      faces = Faces.of(catalog, id -> desk.tools().describe(book, id));
      hash = book.hash();
    }
    return faces;
  }

  /** One card: its face, the effects that it has, its tests, and what names it. */
  public ObjectNode card(String id) {
    ObjectNode card = null;
    for (JsonNode face : faces()) {
      if (face.path("id").asText().equals(id)) {
        card = face.deepCopy();
      }
    }
    if (card == null) {
      throw Refusal.missing("There is no card '" + id + "' in the rules in force.");
    }
    String name = card.path("name").asText();
    ArrayNode effects = effects(id, name);
    card.set("effects", effects);
    List<String> words = new ArrayList<>(List.of(name, id));
    effects.forEach(one -> words.add(one.path("id").asText()));
    card.set("tests", desk.tests().naming(words));
    card.set("uses", Uses.of(List.of(name, id), desk.game(), desk.files()));
    return card;
  }

  private ArrayNode effects(String id, String name) {
    RuleBook book = desk.book();
    SourceLines lines = new SourceLines(desk.files());
    ArrayNode effects = Json.list();
    for (EffectDefinition effect : desk.tools().effectsOf(book, id, name)) {
      SourceNotes.Note note = book.noteOfBlock(effect.id());
      ObjectNode one = effects.addObject().put("id", effect.id()).put("name", effect.name());
      one.put("trigger", effect.trigger());
      one.put("sentence", note == null ? "" : note.sentence());
      one.put("source", note == null ? "" : lines.readable(SourceLocation.read(note.source())));
    }
    return effects;
  }
}
