package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.BuyerBot;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaSetup;
import dev.runesheet.game.valeria.authoring.display.TablePicture;
import dev.runesheet.game.valeria.authoring.display.ValeriaNarrator;
import dev.runesheet.game.valeria.authoring.recorded.RecordedMatches;
import dev.runesheet.game.valeria.authoring.scenario.PriceText;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.AgentsAndRelics;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.pack.tool.Owners;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/** The tools of Valeria: a match is set up by a preset and its players. */
public final class ValeriaTools implements GameTools {

  private static final String USUAL = "3";

  /** Notes of the rules on a card. */
  private static final Set<String> NOTES =
      Set.of(
          CardStats.FLIPPED,
          CardStats.FRESH,
          CardStats.ACQUIRED,
          CardStats.BROUGHT_BY,
          CardStats.LAID_OUT,
          CardStats.USED);

  @Override
  public String game() {
    return Valeria.ID;
  }

  @Override
  public String usage() {
    return "a preset, and how many players or their names, for example: base 3, or crimson-seas"
        + " Ann Bob (with ships)";
  }

  @Override
  public JsonNode setup(CatalogAccess rules, List<String> words, int first) {
    Set<String> presets = rules.catalog(ValeriaCatalog.class).presets().keySet();
    List<String> rest = new ArrayList<>(words);
    String preset = presets.isEmpty() ? "" : presets.iterator().next();
    if (!rest.isEmpty() && !rest.get(0).matches("\\d+")) {
      preset = rest.remove(0);
    }
    Words.known("Preset", preset, presets);
    return ValeriaSetup.json(preset, names(rest.isEmpty() ? List.of(USUAL) : rest), first);
  }

  @Override
  public String called(CatalogAccess rules, String stat) {
    return NOTES.contains(stat) ? "" : stat;
  }

  @Override
  public Set<String> permissions(Rules book) {
    return book.catalog(ValeriaCatalog.class).cards().stream()
        .map(card -> card.effect(AgentsAndRelics.POSSIBLE))
        .collect(Collectors.toSet());
  }

  @Override
  public int stack(String zone, int position) {
    return Zones.stack(zone, position);
  }

  private static List<String> names(List<String> words) {
    List<String> names = new ArrayList<>(words);
    if (words.size() == 1 && words.get(0).matches("\\d{1,3}")) {
      names.clear();
      for (int player = 1; player <= Integer.parseInt(words.get(0)); player++) {
        names.add("p" + player);
      }
    }
    if (!Deal.allows(names.size()) || new TreeSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException(
          "A match has "
              + Deal.SO_MANY
              + " players of different names, not "
              + (words.size() == 1 ? words.get(0) : String.join(", ", words))
              + ".");
    }
    return names;
  }

  @Override
  public List<List<String>> pairings(CatalogAccess rules) {
    return List.of(
        List.of(rules.catalog(ValeriaCatalog.class).presets().keySet().iterator().next(), USUAL));
  }

  @Override
  public boolean hasChoiceOfPairings() {
    return false;
  }

  @Override
  public List<String> players(Rules book, JsonNode setup) {
    return ValeriaSetup.seats(setup);
  }

  @Override
  public List<String> features(Match match, int player) {
    CardIndex cardIndex = CardIndex.of(match.world(), match.state(ValeriaState.class));
    Player who = cardIndex.player(player);
    Set<String> features = new TreeSet<>();
    for (List<Card> held :
        List.of(cardIndex.hand(who), cardIndex.cargo(who), cardIndex.tableau(who))) {
      held.stream()
          .filter(card -> card.kind() != CardKind.STARTER)
          .forEach(card -> features.add(card.kind().word() + " " + card.getName()));
    }
    return List.copyOf(features);
  }

  @Override
  public String featureNoun() {
    return "card";
  }

  @Override
  public Optional<NumberBreakdown> reckon(Match match, Entity about, String question) {
    return PriceText.reckon(match, about, question);
  }

  @Override
  public List<String> questions(CatalogAccess rules) {
    return List.of(PriceText.COST_OF + "<card>");
  }

  /** Dukes are kept in secret. */
  @Override
  public boolean isTold(Match match, int player, Happening happening, Sight sight) {
    boolean duke =
        happening instanceof Happening.Answered answer
            && answer.decision().prompt().equals(Prompts.CHOOSE_DUKE)
            && answer.decision().player() != player;
    return !duke && GameTools.super.isTold(match, player, happening, sight);
  }

  @Override
  public Narrator narrator(Match match) {
    return new ValeriaNarrator(match);
  }

  @Override
  public String draw(Match match, Ink ink) {
    return new TablePicture(match, ink).table();
  }

  @Override
  public String draw(Match match, int player, Ink ink) {
    return new TablePicture(match, ink).players();
  }

  @Override
  public String question(Decision decision) {
    String words = Prompts.WORDS.get(decision.prompt());
    return words == null ? GameTools.super.question(decision) : words;
  }

  /** Programs offer actions of a turn, too. */
  @Override
  public List<String> definitions(Option option) {
    return option.action() instanceof Pick pick && !pick.isEntity()
        ? ActionCodec.of(TurnAction.class)
            .read(pick.word())
            .map(Action::definitions)
            .orElseGet(pick::definitions)
        : option.action().definitions();
  }

  @Override
  public String describe(Rules book, String definition) {
    return book.catalog(ValeriaCatalog.class).text(definition);
  }

  @Override
  public Map<String, String> owners(Rules book) {
    return Owners.of(
        book.catalog(ValeriaCatalog.class).cards(), CardType::code, CardType::name, CardType::code);
  }

  @Override
  public Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
    return Map.of("buyer", seed -> BuyerBot::choose);
  }

  @Override
  public RecordedGames recordedGames(PackFiles files, PackContent content) {
    return new RecordedMatches(files, content);
  }
}
