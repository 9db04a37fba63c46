package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.CostLetters;
import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.rows.CellCodec;
import dev.runesheet.schema.Sheet;
import dev.runesheet.table.cell.CellType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The cells of cards in the language of active effects: those of each parameter by what it takes.
 */
final class ActiveCells {

  private static final String FREE = "free";

  private ActiveCells() {}

  /** The forms of cells that do not follow from the types of values alone. */
  static Map<String, CellCodec> forms(CardRows rows) {
    CellCodec name = CellCodec.of(new CellType.Name());
    Map<String, CellCodec> forms = new LinkedHashMap<>();
    forms.put("/name", name);
    forms.put("/evolves_from", CellCodec.of(new CellType.Name(true)));
    forms.put(CostLetters.KIND, cost(rows.cards().costs()));
    for (CardRows.ParameterColumn column : rows.parameters()) {
      String sheet = column.sheet().getAnnotation(Sheet.class).title();
      CellCodec form = form(column, rows.cards());
      forms.put(sheet + "/params/" + column.name(), form.noting(note(column)));
    }
    return forms;
  }

  /** The meaning, where that is the same for all, and the effect types that have it. */
  private static String note(CardRows.ParameterColumn column) {
    List<String> docs = column.types().values().stream().map(Parameter::doc).distinct().toList();
    String doc = docs.size() == 1 ? docs.get(0) + " " : "";
    return doc + "Of " + String.join(", ", column.types().keySet()) + ".";
  }

  /** The cells of a cost; an empty one is that of no attack. */
  private static CellCodec cost(CostLetters costs) {
    return new CellCodec() {
      @Override
      public CellType type() {
        return new CellType.Remark();
      }

      @Override
      public String cell(JsonNode value) {
        return value.asText().isEmpty() ? FREE : value.asText();
      }

      @Override
      public JsonNode value(String cell) {
        return JsonNodeFactory.instance.textNode(cell.equalsIgnoreCase(FREE) ? "" : cell);
      }

      @Override
      public String none() {
        return FREE;
      }

      @Override
      public String note() {
        String letters = String.join(", ", costs.letters().keySet());
        return CardSource.COST + " (" + letters + "); " + Words.quote(FREE) + " if it needs none.";
      }
    };
  }

  /** Cells for all values of parameters with one name. */
  private static CellCodec form(CardRows.ParameterColumn column, CardWords cards) {
    Collection<Parameter> parameters = column.types().values();
    Set<String> words = new LinkedHashSet<>();
    Set<Kind> kinds = new LinkedHashSet<>();
    for (Parameter parameter : parameters) {
      kinds.add(parameter.type());
      words.addAll(cards.choices(parameter));
    }
    if (kinds.contains(Kind.CARD_NAMES)) {
      return CellCodec.list();
    }
    if (Set.of(Kind.NUMBER, Kind.DECIMAL).containsAll(kinds)) {
      int least = parameters.stream().mapToInt(one -> one.min().orElse(0)).min().orElse(0);
      int most = parameters.stream().mapToInt(one -> one.max().orElse(999)).max().orElse(999);
      boolean whole = !kinds.contains(Kind.DECIMAL);
      return CellCodec.of(
          whole ? new CellType.Whole(least, most) : new CellType.Decimal(least, most));
    }
    if (kinds.equals(Set.of(Kind.FLAG))) {
      return CellCodec.of(new CellType.Mark());
    }
    if (kinds.equals(Set.of(Kind.CARD_NAME))) {
      return CellCodec.of(new CellType.Name(true));
    }
    boolean chosen = kinds.contains(Kind.CHOICE) || kinds.contains(Kind.MODIFIED);
    String called = (chosen ? "choice of " : "") + column.name().replace('_', ' ');
    return words.isEmpty()
        ? CellCodec.of(new CellType.Remark())
        : CellCodec.of(new CellType.Word(called, new ArrayList<>(words), Code.UNKNOWN_WORD));
  }
}
