package dev.runesheet.testing.golden;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.InPlay;
import dev.runesheet.language.JsonNumbers;
import dev.runesheet.model.Numerals;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The whole state of a match, as fields with names: entities with their places and stats, derived
 * ones included, effects in play, the game's own state, open questions, chance. Fields that are 0,
 * empty or false are left out.
 */
final class MatchState {

  private static final int DIGEST_LENGTH = 16;

  private final Map<String, JsonNode> fields = new TreeMap<>();

  private MatchState() {}

  /** The fields by name, sorted. */
  static Map<String, JsonNode> of(Match match) {
    MatchState state = new MatchState();
    match.world().entities().forEach(state::entity);
    match.world().inPlay().forEach(effect -> state.effect(match, effect));
    match.pendingDecisions().forEach(state::question);
    state.put("drawn", match.drawn());
    state.flag("over", match.over());
    if (match.winner() >= 0) {
      state.fields.put("winner", JsonNodeFactory.instance.numberNode(match.winner()));
    }
    state.walk("game", tree(match).path("state"));
    return state.fields;
  }

  /** A short digest: equal states have equal ones. */
  static String digest(Map<String, JsonNode> fields) {
    String text =
        fields.entrySet().stream()
            .map(field -> field.getKey() + "=" + text(field.getValue()))
            .collect(Collectors.joining("\n"));
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGEST_LENGTH);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JVM has SHA-256", impossible);
    }
  }

  /** How the fields of an entity begin. */
  static String name(Match match, int entity) {
    return prefix(match.world().entity(entity));
  }

  private static String prefix(Entity entity) {
    return entity.getName() + " #" + entity.getId() + ".";
  }

  /** A value as text; numbers alike however they were written. */
  static String text(JsonNode value) {
    return value.isNumber() ? Numerals.plain(value.doubleValue()) : value.toString();
  }

  private static JsonNode tree(Match match) {
    try {
      return new ObjectMapper().readTree(match.save());
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a saved match is JSON", impossible);
    }
  }

  private void entity(Entity entity) {
    String of = prefix(entity);
    text(of + "zone", entity.getZone());
    put(of + "place", entity.getPosition());
    put(of + "player", entity.getController());
    flag(of + "in play", entity.isPresent());
    for (String stat : entity.schema().names()) {
      double base = entity.base(entity.schema().index(stat));
      put(of + stat, base);
      if (entity.stat(stat) != base) {
        put(of + stat + " now", entity.stat(stat));
      }
    }
  }

  private void effect(Match match, InPlay effect) {
    String of = "effect #" + effect.getSequence();
    String holder = match.world().entity(effect.getHolder()).getName();
    text(of, effect.getEffect() + " on " + holder + " #" + effect.getHolder());
    put(of + ".amount", effect.getAmount());
    if (effect.getExpires() != InPlay.NEVER) {
      put(of + ".expires", effect.getExpires());
    }
  }

  private void question(Decision decision) {
    String options = decision.options().stream().map(Option::id).collect(Collectors.joining(", "));
    text("question " + decision.id(), decision.player() + " " + decision.prompt() + ": " + options);
  }

  private void walk(String name, JsonNode node) {
    if (node.isObject()) {
      node.properties().forEach(field -> walk(name + "." + field.getKey(), field.getValue()));
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        walk(name + "." + i, node.get(i));
      }
    } else if (node.isNumber()) {
      put(name, node.doubleValue());
    } else if (node.isBoolean()) {
      flag(name, node.booleanValue());
    } else if (node.isTextual()) {
      text(name, node.textValue());
    }
  }

  private void put(String name, double number) {
    if (number != 0) {
      fields.put(name, JsonNumbers.write(number));
    }
  }

  private void flag(String name, boolean flag) {
    if (flag) {
      fields.put(name, JsonNodeFactory.instance.booleanNode(true));
    }
  }

  private void text(String name, String text) {
    if (!text.isEmpty()) {
      fields.put(name, JsonNodeFactory.instance.textNode(text));
    }
  }
}
