package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.runesheet.api.Match;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.ScenarioRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A scenario of declared words being played: a match, choices by an option's id or words, refusals,
 * the story, and {@code over}, {@code winner}, {@code options}, {@code events}.
 *
 * @param <A> one action
 * @param <T> the words of {@code then} that only this game has
 */
public abstract class DeclaredRun<A, T extends Record> implements ScenarioRun {

  private final Match match;
  private final Narrator narrator;
  private final DeclaredScenarios.Words<A, T> words;
  private final List<String> story = new ArrayList<>();
  private int begin;
  private int told;

  /**
   * Begins where a match stands.
   *
   * @param narrator someone who has heard nothing of it yet
   */
  protected DeclaredRun(Match match, Narrator narrator, DeclaredScenarios.Words<A, T> words) {
    this.match = match;
    this.narrator = narrator;
    this.words = words;
    begin = match.happenings().size();
    tell();
  }

  /**
   * Starts a match or does something with it. No scenario can expect a mistake of the rules.
   *
   * @throws Refusal if that is not legal or fails
   */
  static <R> R trying(UnaryOperator<String> codes, Supplier<R> action) {
    try {
      return action.get();
    } catch (IllegalChoiceException illegal) {
      throw new Refusal(Refusal.ILLEGAL, illegal.getMessage());
    } catch (ActionFailedException failed) {
      boolean common = failed.isMistake() || failed.reason().equals(Refusal.CHANCE);
      String code = common ? failed.reason() : codes.apply(failed.reason());
      throw new Refusal(code, failed.getMessage());
    }
  }

  /** The match, for reading. */
  protected final Match match() {
    return match;
  }

  @Override
  public final Optional<Match> played() {
    return Optional.of(match);
  }

  @Override
  public final void begin() {
    begin = match.happenings().size();
  }

  @Override
  public final void act(JsonValue action) {
    try {
      if (match.over()) {
        throw new Refusal(Refusal.ILLEGAL, "the match is over");
      }
      trying(
          words.codes(),
          () -> {
            perform(words.action(action));
            return null;
          });
      tell();
    } catch (Refusal refused) {
      tell();
      story.add(refused.told());
      throw refused;
    }
  }

  /**
   * Carries out an action; what the match throws becomes a {@link Refusal}.
   *
   * @throws Refusal if the game's own words do not allow it
   */
  protected abstract void perform(A action);

  /**
   * The state of the game, in the record of expectations.
   *
   * @param asked the scenario's expectations; null in fields not named
   */
  protected abstract T see(T asked);

  @Override
  public final JsonNode observe(JsonValue expected) {
    ObjectNode seen = basics(expected);
    seen.setAll(words.writer().write(see(words.asked(expected))));
    return seen;
  }

  /**
   * Answers an open question with the option of an id or of these words.
   *
   * @param player the player who answers; negative for the one who has the option
   * @throws Refusal if no such question is open
   */
  protected final void choose(int player, String option) {
    List<String> valid = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (Decision decision : match.pendingDecisions()) {
      if (player < 0 || decision.player() == player) {
        for (Option one : decision.options()) {
          if (one.isCalled(option)) {
            match.choose(decision.id(), one.id());
            return;
          }
          valid.add(one.words());
          ids.add(one.id());
        }
        String reason = match.refusal(decision.id(), option);
        if (!reason.isEmpty()) {
          throw new Refusal(Refusal.ILLEGAL, reason);
        }
      }
    }
    // A text that resembles an id gets the ids as a hint.
    boolean named = Words.nearest(option, valid) == null && Words.nearest(option, ids) != null;
    throw new Refusal(
        Refusal.ILLEGAL,
        valid.isEmpty() ? unasked(player, option) : notLegal(option, named ? ids : valid));
  }

  private String unasked(int player, String option) {
    String others =
        match.pendingDecisions().stream()
            .map(asked -> called(asked.player()) + " is (" + asked.prompt() + ")")
            .distinct()
            .collect(Collectors.joining(" and "));
    return Words.quote(option)
        + " cannot be chosen: "
        + (player < 0 ? "nobody" : called(player))
        + " is asked nothing now"
        + (others.isEmpty() ? "" : ", but " + others);
  }

  private String called(int player) {
    JsonNode name = player(player);
    return (name.isNumber() ? "player " : "") + name.asText();
  }

  private static String notLegal(String option, List<String> valid) {
    if (valid.size() == 1) {
      return Words.quote(option) + " cannot be chosen; only " + Words.quote(valid.get(0)) + " can";
    }
    String nearest = Words.nearest(option, valid);
    String advice = nearest == null ? "" : "; did you mean '" + nearest + "'?";
    return "'" + option + "' is not " + Words.oneOf(valid) + advice;
  }

  /** {@code over}, {@code winner}, {@code options}, and {@code events} if they are expected. */
  private ObjectNode basics(JsonValue expected) {
    ObjectNode seen = JsonNodeFactory.instance.objectNode();
    seen.put("over", match.over());
    seen.set("winner", match.winner() < 0 ? seen.nullNode() : player(match.winner()));
    ArrayNode options = seen.putArray("options");
    match.pendingDecisions().stream()
        .filter(decision -> !decision.standing())
        .flatMap(decision -> decision.options().stream())
        .forEach(option -> options.add(named(option, expected.node().path("options"))));
    JsonNode events = expected.node().path("events");
    if (events.isArray()) {
      seen.set("events", new EventWords(this::player, this::entity).since(match, begin, events));
    }
    return seen;
  }

  /**
   * The name of an option in an expectation of options; unless a game overrides it, its words, if
   * these are not expected its id, such as the name of a way, and if neither is, its words without
   * the number that tells it from equal ones.
   *
   * @param wanted the expected options; missing if there are none
   */
  protected String named(Option option, JsonNode wanted) {
    if (wanted.isEmpty()) {
      return option.unnumbered(); // Ids and numbers need not be made.
    }
    if (isAmong(option.words(), wanted)) {
      return option.words();
    }
    return isAmong(option.id(), wanted) ? option.id() : option.unnumbered();
  }

  private static boolean isAmong(String name, JsonNode wanted) {
    for (JsonNode text : wanted) {
      if (text.asText().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** The name of a player in scenarios; that of the kit unless a game overrides it. */
  protected JsonNode player(int player) {
    return TextNode.valueOf(words.players().apply(player));
  }

  /**
   * The name of an entity in scenarios; that of a player, or else its definition, unless a game
   * overrides it.
   */
  protected JsonNode entity(int number) {
    Entity entity = match.world().entity(number);
    return entity.getKind().equals(Game.PLAYER)
        ? player(entity.getController())
        : TextNode.valueOf(entity.getDefinition());
  }

  private void tell() {
    List<Happening> all = match.happenings();
    while (told < all.size()) {
      for (Narrator.Told line : narrator.tell(all.get(told++))) {
        if (line.kind() == Narrator.Kind.POSITION) {
          continue; // What scenarios want to know of the position they expect.
        }
        EffectDefinition effect = match.book().effectOfBlock(line.block());
        String reason = effect == null ? "" : " (" + effect.id() + ")";
        String indent = line.kind() == Narrator.Kind.HEADING ? "" : "  ";
        story.add(indent + line.words() + reason);
      }
    }
  }

  @Override
  public final List<String> story() {
    tell();
    return List.copyOf(story);
  }

  /** The questions that effects ask, with their options; those of the phases are no news. */
  @Override
  public final List<String> asked() {
    return match.pendingDecisions().stream()
        .filter(decision -> !decision.effect().isEmpty())
        .map(
            decision ->
                "Still asked: "
                    + player(decision.player()).asText()
                    + ", "
                    + decision.prompt()
                    + ": "
                    + Words.oneOf(decision.options().stream().map(Option::words).toList()))
        .toList();
  }

  @Override
  public final int drawn() {
    return match.drawn();
  }

  @Override
  public final void close() {
    match.close();
  }
}
