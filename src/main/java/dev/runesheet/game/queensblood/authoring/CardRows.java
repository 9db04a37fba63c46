package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonText;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.language.registry.RegistryWriter;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.pack.RowSource;
import dev.runesheet.pack.RowSources;
import dev.runesheet.table.PlainForm;
import dev.runesheet.table.TableSet;
import dev.runesheet.table.TypedRow;
import dev.runesheet.table.TypedTable;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Cards as a workbook or as a list in JSON. */
record CardRows(String family, List<String> files, VerbCatalog verbs, List<Effect> effects)
    implements RowSources {

  @Override
  public List<PlainForm> forms() {
    return List.of(CardsWorkbook.FORM);
  }

  @Override
  public String words(TypedTable table, TypedRow row) {
    return CardsWorkbook.words(table, row, effects);
  }

  @Override
  public Optional<byte[]> blank() {
    return Optional.of("[]\n".getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Optional<RowSource> read(String name, byte[] content, Diagnostics findings) {
    String text = QueensSources.text(content);
    Diagnostics own = new Diagnostics();
    Optional<JsonDocument> document = JsonDocument.parse(name, text, own);
    findings.addAll(own);
    if (document.isEmpty()) {
      return Optional.empty();
    }
    List<CardSource> cards = new RegistryReader(verbs, findings).readCards(name, text);
    return Optional.of(new Source(name, document.get().root().node(), cards));
  }

  private final class Source implements RowSource {
    private final String name;
    private final JsonNode root;
    private final List<CardSource> cards;

    Source(String name, JsonNode root, List<CardSource> cards) {
      this.name = name;
      this.root = root;
      this.cards = List.copyOf(cards);
    }

    @Override
    public TableSet tables() {
      return CardsWorkbook.table(name, cards, effects);
    }

    /** Cards that say what they did stay as they were written, further fields included. */
    @Override
    public Optional<String> write(List<TypedTable> tables, Diagnostics findings) {
      TableSet own = tables();
      Map<String, CardSource> rows = byId(CardsWorkbook.read(tables.get(0), findings).all());
      Map<String, CardSource> drawn = byId(CardsWorkbook.read(own.tables().get(0), findings).all());
      Map<String, JsonNode> entries = new HashMap<>();
      root.forEach(entry -> entries.put(entry.path("id").asText(), entry));
      ArrayNode written = JsonNodeFactory.instance.arrayNode();
      root.forEach(
          entry -> {
            if (!entry.has("id")) {
              written.add(entry); // What tells about the list itself.
            }
          });
      for (CardSource card : cards) {
        CardSource row = rows.remove(card.id());
        boolean tabular = drawn.containsKey(card.id());
        if (!tabular || row != null && row.says(drawn.get(card.id()))) {
          written.add(entries.get(card.id()));
        } else if (row != null) {
          written.add(RegistryWriter.card(row));
        }
      }
      rows.values().forEach(row -> written.add(RegistryWriter.card(row)));
      return findings.hasErrors() ? Optional.empty() : Optional.of(JsonText.pretty(written));
    }
  }

  private static Map<String, CardSource> byId(List<CardSource> cards) {
    Map<String, CardSource> byId = new LinkedHashMap<>();
    cards.forEach(card -> byId.putIfAbsent(card.id(), card));
    return byId;
  }
}
