package dev.runesheet.game.werewolf;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.werewolf.WolfSetup.Seat;
import dev.runesheet.game.werewolf.attempt.AttemptStages;
import dev.runesheet.game.werewolf.change.NewMark;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.phase.Phases;
import dev.runesheet.game.werewolf.phase.SavedNight;
import dev.runesheet.game.werewolf.phase.WinnerCheck;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Werewolf: nights and days, and who may know what. */
public final class Werewolf implements Game {

  /** The id of the game. */
  public static final String ID = "werewolf";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Object readCatalog(JsonNode json) {
    return WolfCatalog.of(json);
  }

  @Override
  public void checkSetup(RuleWords rules, JsonNode setup) {
    WolfSetup.check(setup, rules.catalog(WolfCatalog.class));
  }

  @Override
  public GameState newState(JsonNode setup) {
    WolfState state = new WolfState();
    state.players = setup.path("seats").size();
    return state;
  }

  @Override
  public Class<WolfState> stateType() {
    return WolfState.class;
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(ActQuestion.QUESTION);
    on.checkpoint(Phases.ACTED, Phases::acted);
    AttemptStages.register(on);
  }

  @Override
  public void checkSaved(MatchContext match, List<Decision> open) {
    SavedNight.check(match, open);
  }

  @Override
  public Optional<List<Integer>> winners(MatchContext match) {
    return Optional.of(WinnerCheck.players(match));
  }

  @Override
  public Map<String, List<String>> restrictions(CatalogAccess rules) {
    Map<String, List<String>> all = new TreeMap<>();
    rules
        .catalog(WolfCatalog.class)
        .abilities()
        .forEach(ability -> all.put(ability.id(), ability.restrictions()));
    return all;
  }

  @Override
  public void setUp(MatchContext match, JsonNode setup) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    WolfSetup game = WolfSetup.of(setup);
    WolfState state = match.state(WolfState.class);
    state.phase = game.phase();
    state.winning = game.winning();
    state.patient = game.patient();
    state.teams.putAll(game.teams());
    catalog.teams().forEach(state.teams::putIfAbsent);
    List<Seat> seats = game.seats();
    for (int player = 0; player < seats.size(); player++) {
      String name = seats.get(player).name();
      match.create(Players.KIND, Players.KIND, name, player, Players.ALIVE, NewMark.NO_STATS);
    }
    for (int player = 0; player < seats.size(); player++) {
      Seat seat = seats.get(player);
      for (String attribute : seat.attributes()) {
        NewMark.of(match, MarkType.CUSTOM).with(Detail.NAME, attribute).on(player);
      }
      for (String group : seat.groups()) {
        NewMark.of(match, MarkType.MEMBERSHIP).with(Detail.NAME, group).on(player);
      }
    }
    for (int player = 0; player < seats.size(); player++) {
      Seat seat = seats.get(player);
      Roles.give(
          match, player, catalog.role(seat.role()), MarkType.ROLE, seat.team(), seat.category());
      for (String extra : seat.extra()) {
        Roles.grant(match, player, extra);
      }
    }
  }

  @Override
  public List<String> effectOwners(Entity entity) {
    if (entity instanceof Mark mark) {
      return mark.effectOwners();
    }
    return List.of(entity.getKind().equals(Polls.KIND) ? Polls.OWNER : entity.getDefinition());
  }

  @Override
  public boolean advance(MatchContext match) {
    return Phases.advance(match);
  }

  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    return Comparator.comparingInt((ActiveEffect one) -> one.getHolder())
        .thenComparingInt(one -> one.getOrigin().getSequence());
  }

  @Override
  public Entity newEntity(Rules book, NewEntity wanted) {
    if (!wanted.kind().equals(Mark.KIND)) {
      return wanted.plain();
    }
    try {
      return new Mark(wanted);
    } catch (IllegalArgumentException wrong) { // Of a damaged save.
      String place = "mark (" + wanted.name() + "): ";
      throw new IllegalArgumentException(place + wrong.getMessage(), wrong);
    }
  }

  /** Players see each other, what is told to all, and of themselves their roles and feedback. */
  @Override
  public boolean isVisible(MatchContext match, int player, Entity entity) {
    if (!(entity instanceof Mark mark)) {
      return entity.getKind().equals(Players.KIND); // Polls are known by their questions.
    }
    return MarkKnowledge.isKnown(match, player, mark);
  }

  /** Others' programs are secret, also if their players are not. */
  @Override
  public boolean isVisible(MatchContext match, int player, Happening.Cause cause) {
    return cause.self() == player;
  }

  /** The entities that are counted: players; the number of marks that others bear is hidden. */
  @Override
  public boolean isCounted(Entity entity) {
    return entity.getKind().equals(Players.KIND);
  }

  /** True: being asked by night would tell that a role acts by night. */
  @Override
  public boolean areQuestionsSecret(CatalogAccess rules) {
    return true;
  }

  /** Phases, the end, what appears or moves, and own questions: what players do is secret. */
  @Override
  public boolean isVisible(MatchContext match, int player, Happening happening) {
    return happening instanceof Happening.PhaseEnded
        || happening instanceof Happening.MatchEnded
        || happening instanceof Happening.Appeared
        || happening instanceof Happening.Moved
        || (happening instanceof Happening.Asked || happening instanceof Happening.Answered)
            && Game.super.isVisible(match, player, happening);
  }
}
