package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.model.Numerals;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.math.BigDecimal;
import java.util.List;

/** Writes the log of a duel in the form of recorded matches, from what happened. */
final class DuelRecord {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final DeclaredCatalog catalog;
  private final List<String> attributes;
  private final double[][] values = new double[2][];
  private final ArrayNode log = MAPPER.createArrayNode();
  private final ArrayNode rolls = MAPPER.createArrayNode();
  private final ArrayNode choices = MAPPER.createArrayNode();
  private boolean passed;
  private int dropped;
  private int turns;
  private int winner = -1;

  DuelRecord(DeclaredCatalog catalog, CharacterSetup setup) {
    this.catalog = catalog;
    attributes = catalog.mode(setup.mode()).stats();
    values[0] = start(catalog.cards().get(setup.characters().get(0)));
    values[1] = start(catalog.cards().get(setup.characters().get(1)));
  }

  private double[] start(Card hero) {
    return attributes.stream().mapToDouble(name -> hero.stats().getOrDefault(name, 0.0)).toArray();
  }

  void add(Happening happening) {
    if (happening instanceof Happening.StatChanged change) {
      values[change.entity()][attributes.indexOf(change.stat())] = change.after();
    } else if (happening instanceof Happening.Signalled) {
      passed = true;
    } else if (happening instanceof Happening.Rolled roll) {
      rolls.add(roll.outcome());
    } else if (happening instanceof Happening.Answered answer) {
      choices.add(answer.decision().options().indexOf(answer.option()));
      turns = Integer.max(turns, 1);
    } else if (happening instanceof Happening.MatchEnded end) {
      winner = end.winner();
    } else if (happening instanceof Happening.PhaseEnded phase) {
      log.add(entry(phase));
    }
  }

  /** The option that a record names by its place; the number itself if there is none. */
  static String option(Decision decision, int choice) {
    boolean offered = choice >= 0 && choice < decision.options().size();
    return offered ? decision.options().get(choice).id() : Integer.toString(choice);
  }

  private ObjectNode entry(Happening.PhaseEnded phase) {
    ObjectNode entry =
        MAPPER.createObjectNode().put("turn", phase.turn()).put("active", phase.active());
    entry.put("after", phase.phase());
    ArrayNode attrs = entry.putArray("attrs");
    for (double[] of : values) {
      ArrayNode one = attrs.addArray();
      for (double value : of) {
        one.add(new BigDecimal(Numerals.plain(value)));
      }
    }
    entry.put("passed", passed);
    if (phase.dropped() > 0) {
      entry.put("dropped", phase.dropped());
      dropped += phase.dropped();
    }
    turns = Math.max(turns, phase.turn());
    boolean newTurnFollows = catalog.endsTurn(phase.phase()) || catalog.endsOpening(phase.phase());
    passed = passed && !newTurnFollows;
    return entry;
  }

  int entries() {
    return log.size();
  }

  int rolled() {
    return rolls.size();
  }

  int chosen() {
    return choices.size();
  }

  /** The record without the match's inputs: log, rolls, choices, winner, turns, dropped. */
  ObjectNode toJson() {
    ObjectNode json = MAPPER.createObjectNode();
    json.set("choices", choices);
    json.set("rolls", rolls);
    json.set("log", log);
    json.set("winner", winner < 0 ? json.nullNode() : json.numberNode(winner));
    return json.put("turns", turns).put("dropped", dropped);
  }

  /** The values of a JSON list. */
  static int[] ints(JsonNode list) {
    int[] values = new int[list.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = list.get(i).asInt();
    }
    return values;
  }
}
