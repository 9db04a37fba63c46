package dev.runesheet.game.werewolf.change;

import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.RunWord;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.StatSchema;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A mark that is made: it collects its words, and is put where it belongs. */
public final class NewMark {

  /** The numbers of what only says something. */
  public static final StatSchema NO_STATS = new StatSchema(List.of());

  private static final String IN_FORCE = "force";

  private final MatchContext match;
  private final Map<Detail, String> words = new EnumMap<>(Detail.class);
  private final MarkType type;
  private final Attempt attempt;

  private NewMark(MatchContext match, Attempt attempt, MarkType type) {
    this.match = match;
    this.type = type;
    this.attempt = attempt;
    words.put(Detail.TYPE, type.word());
  }

  /** A mark that an attempt makes: it tells what the attempt does that marks of its type tell. */
  public static NewMark of(MatchContext match, Attempt attempt, MarkType type) {
    NewMark mark = new NewMark(match, attempt, type);
    type.details().forEach(detail -> mark.with(detail, attempt.word(detail)));
    return mark;
  }

  /** A mark that the game makes. */
  public static NewMark of(MatchContext match, MarkType type) {
    return new NewMark(match, null, type);
  }

  /** Tells a detail; an empty word tells nothing. */
  public NewMark with(Detail detail, String word) {
    if (!word.isEmpty()) {
      words.put(detail, word);
    }
    return this;
  }

  /** Puts it on the target of the attempt. */
  public void put() {
    on(attempt.getTarget());
    attempt.say(Detail.RESULT, Feedback.SUCCESS);
  }

  /** Puts it on who makes the attempt. */
  public void putOnActor() {
    on(attempt.getActor());
    attempt.say(Detail.RESULT, Feedback.SUCCESS);
  }

  /** Puts it on a player; what it brings begins. */
  public void on(int player) {
    Entity bearer = match.entity(player);
    String name = type.title(words) + " of " + bearer.getName();
    Mark mark = (Mark) match.create(Mark.KIND, Mark.write(words), name, player, IN_FORCE, NO_STATS);
    match.state(WolfState.class).marks.add(mark.getId());
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    catalog.abilities(mark).forEach(ability -> bring(bearer, ability, mark));
  }

  /** Gives an ability of a role or an attribute for as long as its mark is there. */
  private void bring(Entity bearer, RoleAbility ability, Mark mark) {
    EffectDefinition effect = match.book().effect(ability.id());
    if (effect.triggered()) {
      match.grant(effect.id(), mark, bearer, -1, false, 0);
    } else if (ability.timing() == Timing.STARTING) {
      match.begin(effect.id(), bearer, Event.of(""), Map.of(RunWord.FREE.word(), RunWord.YES));
    }
  }

  /** Something for a player to read, or for all; it takes no part in the game. */
  void told(int player) {
    String name = words.getOrDefault(Detail.TEXT, "");
    match.createAside(Mark.KIND, Mark.write(words), name, player, "told", NO_STATS);
  }
}
