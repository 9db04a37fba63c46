package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/** The log in the words of {@code events}. */
record EventWords(IntFunction<JsonNode> player, IntFunction<JsonNode> entity) {

  /** All events since a moment, of the kinds that are expected. */
  ArrayNode since(Match match, int begin, JsonNode expected) {
    Set<String> kinds = new HashSet<>();
    expected.forEach(one -> kinds.add(one.path("event").asText()));
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    List<Happening> all = match.happenings();
    for (Happening happening : all.subList(begin, all.size())) {
      ObjectNode event = event(match.book(), happening);
      if (event != null && kinds.contains(event.path("event").asText())) {
        list.add(event);
      }
    }
    return list;
  }

  private ObjectNode event(RuleBook book, Happening happening) {
    ObjectNode event = JsonNodeFactory.instance.objectNode();
    if (happening instanceof Happening.StatChanged change) {
      event.put("event", "change").set("of", entity.apply(change.entity()));
      event.put("stat", change.stat());
      event.set("from", JsonNumbers.write(change.before()));
      event.set("to", JsonNumbers.write(change.after()));
      return event.put("by", by(book, change.cause()));
    }
    if (happening instanceof Happening.Moved move) {
      event.put("event", "move").set("of", entity.apply(move.entity()));
      event.put("from", move.fromZone()).put("to", move.zone()).put("at", move.position());
      return event.put("by", by(book, move.cause()));
    }
    if (happening instanceof Happening.Activated activated) {
      event.put("event", "effect").set("of", entity.apply(activated.self()));
      return event.put("effect", activated.effect());
    }
    if (happening instanceof Happening.Rolled roll) {
      return event.put("event", "roll").put("sides", roll.sides()).put("outcome", roll.outcome());
    }
    if (happening instanceof Happening.Answered answer) {
      event.put("event", "choice").set("player", player.apply(answer.decision().player()));
      return event.put("option", answer.option().unnumbered());
    }
    if (happening instanceof Happening.Signalled signal) {
      return event.put("event", "signal").put("word", signal.word());
    }
    return happening instanceof Happening.MatchEnded end ? end(event, end) : null;
  }

  private ObjectNode end(ObjectNode event, Happening.MatchEnded end) {
    JsonNode winner = end.winner() < 0 ? event.nullNode() : player.apply(end.winner());
    event.put("event", "end").set("winner", winner);
    return event.put("reason", end.reason());
  }

  /** The effect that is the reason; empty if the phases or a scenario's verb are. */
  private static String by(RuleBook book, Happening.Cause cause) {
    EffectDefinition effect = book.effectOfBlock(cause.block());
    return effect == null ? "" : effect.id();
  }
}
