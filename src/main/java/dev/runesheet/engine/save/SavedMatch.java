package dev.runesheet.engine.save;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.setup.JsonMistake;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The conversion of matches to JSON and back: the state without the log. The log of a restored
 * match begins empty, like that of a fork; set-up and answers are included, so that the match can
 * be replayed for its log.
 */
public final class SavedMatch {

  private static final int LONGEST_MESSAGE = 1_000;

  private SavedMatch() {}

  /** A match as JSON. */
  public static String write(MatchParts match) {
    try {
      return encodable(
          Seal.sealed(SaveJson.MATCHES.writeValueAsString(new SaveWriter().write(match))));
    } catch (IOException wrong) {
      if (wrong.getCause() instanceof RuntimeException failed) {
        throw failed; // The game's own code has failed, not Jackson.
      }
      throw new IllegalStateException(
          "match of "
              + match.rules().game().id()
              + " cannot be written as JSON. Maybe its GameState has a"
              + " property that Jackson does not know how to write.",
          wrong);
    }
  }

  /** Half of a surrogate pair, as a name may have, has no UTF-8: JSON writes it by its number. */
  private static String encodable(String json) {
    if (StandardCharsets.UTF_8.newEncoder().canEncode(json)) {
      return json;
    }
    StringBuilder text = new StringBuilder();
    json.codePoints()
        .forEach(
            point -> {
              if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
                text.append(String.format(Locale.ROOT, "\\u%04x", point));
              } else {
                text.appendCodePoint(point);
              }
            });
    return text.toString();
  }

  /**
   * A saved match, made again.
   *
   * @param made what is done with it, whose exceptions mean that it is damaged
   * @throws IllegalArgumentException if it is not whole, or not of these rules
   */
  public static <T> T read(
      PlayedRules rules, String json, boolean anyRules, Function<SaveReader.Restored, T> made) {
    SaveText text = SaveText.read(json);
    ObjectNode tree = text.tree();
    checkOrigin(rules.book(), text, anyRules);
    Seal.State seal = Seal.open(tree);
    if (!tree.has(MatchSnapshot.KNOWN)) {
      // Earlier versions did not save it.
      tree.putArray(MatchSnapshot.KNOWN);
    }
    for (String field : List.of(MatchSnapshot.LEFT, MatchSnapshot.KEEPERS)) {
      if (!tree.has(field)) {
        tree.putObject(field); // In most positions there is none.
      }
    }
    for (JsonNode one : tree.path("activations")) {
      if (one instanceof ObjectNode run && !run.has(MatchSnapshot.ActivationState.INNER)) {
        run.put(MatchSnapshot.ActivationState.INNER, false);
      }
    }
    if (!tree.has(MatchSnapshot.WINNERS)) {
      List<Integer> winners = Winners.of(tree.path("winner").asInt(Winners.NOBODY));
      winners.forEach(tree.putArray(MatchSnapshot.WINNERS)::add);
    }
    try {
      return made.apply(
          SaveReader.read(rules, SaveJson.MATCHES.treeToValue(tree, MatchSnapshot.class), seal));
    } catch (JsonProcessingException wrong) {
      throw damaged(text, JsonMistake.words(wrong, tree, "") + ".");
    } catch (RuntimeException wrong) {
      boolean same = tree.path("rules").asText().equals(rules.book().hash());
      if (seal == Seal.State.WHOLE && same && !(wrong instanceof IllegalArgumentException)) {
        throw wrong; // Nothing is damaged: the game's own code has failed.
      }
      // For any damage of a file the caller gets one kind of exception, with a sentence.
      String how =
          wrong instanceof IllegalArgumentException
              ? wrong.getMessage()
              : "its parts do not fit together";
      throw seal == Seal.State.WHOLE && !same
          ? new IllegalArgumentException(
              "saved match does not fit these rules, which are others than it was saved with: "
                  + shortened(how))
          : damaged(text, how);
    }
  }

  /**
   * The first difference of a save from that of the match played from its start, in words; empty if
   * it says the same, whatever players have looked at.
   */
  public static Optional<String> difference(String saved, String played) {
    SaveText text = SaveText.read(saved);
    return SaveDifference.of(position(text), position(SaveText.read(played)))
        .map(one -> text.placed(one.words()));
  }

  /**
   * The first difference of the winners, or of the programs under way, of a save from those of the
   * match played from its start, in words; empty if they are the same, or anything else differs,
   * too.
   */
  public static Optional<String> otherCourse(String saved, String played) {
    ObjectNode one = position(SaveText.read(saved));
    ObjectNode other = position(SaveText.read(played));
    return Stream.of(MatchSnapshot.WON, MatchSnapshot.UNDER_WAY)
        .filter(part -> SaveDifference.of(without(one, part), without(other, part)).isEmpty())
        .flatMap(part -> SaveDifference.of(one, other).stream())
        .map(SaveDifference::words)
        .findFirst();
  }

  private static ObjectNode without(ObjectNode whole, List<String> part) {
    return whole.deepCopy().remove(part);
  }

  private static ObjectNode position(SaveText text) {
    return text.tree().without(List.of(MatchSnapshot.KNOWN, Seal.FIELD));
  }

  private static void checkOrigin(Rules book, SaveText text, boolean anyRules) {
    JsonNode tree = text.tree();
    int format = tree.path("format").asInt();
    if (format != MatchSnapshot.FORMAT) {
      throw new IllegalArgumentException(
          "format ("
              + Excerpt.of(tree.path("format").toString())
              + ") of the saved match is not "
              + MatchSnapshot.FORMAT
              + ". Maybe another version of Runesheet wrote it.");
    }
    text.mustHave("game");
    String game = tree.path("game").asText();
    if (!game.equals(book.gameId())) {
      throw new IllegalArgumentException(
          "game (" + Excerpt.of(game) + ") of the saved match is not " + book.gameId() + ".");
    }
    text.mustHave("rules");
    String rules = tree.path("rules").asText();
    if (!anyRules && !rules.equals(book.hash())) {
      throw new IllegalArgumentException(
          "rules ("
              + shortened(rules)
              + ") of the saved match are not those of this rule book ("
              + book.hash()
              + "). Maybe an effect was changed since; any rules can be allowed, at the risk that"
              + " it plays differently.");
    }
  }

  private static IllegalArgumentException damaged(SaveText text, String how) {
    return new IllegalArgumentException(text.placed("saved match is damaged: " + shortened(how)));
  }

  /** A message without the whole of a long text that a save has in place of a name. */
  private static String shortened(String how) {
    return how.length() <= LONGEST_MESSAGE ? how : how.substring(0, LONGEST_MESSAGE) + "…";
  }
}
