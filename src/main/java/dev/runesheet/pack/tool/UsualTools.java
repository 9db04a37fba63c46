package dev.runesheet.pack.tool;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.engine.Games;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.setup.SetupForm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The tools of a game that brings none of its own: matches are set up by the numbers of its {@link
 * Game#setupForm}, in their order, and told step by step. A game that brings a part alone, such as
 * its {@link #narrator}, extends them; bots alone are a {@link GameBots}.
 */
public class UsualTools implements GameTools {

  private final String game;

  /** The usual tools of the game of an id. */
  public UsualTools(String game) {
    this.game = given(game, "game");
  }

  @Override
  public final String game() {
    return game;
  }

  private Game played() {
    return Games.find(game);
  }

  /** The numbers that words can give. */
  private List<SetupForm.Number> asked() {
    return played().setupForm().map(SetupForm::numbers).orElse(List.of()).stream()
        .filter(one -> one.least() < one.most())
        .toList();
  }

  @Override
  public String usage() {
    List<String> numbers =
        asked().stream()
            .map(one -> one.name() + " (" + one.least() + " to " + one.most() + ")")
            .toList();
    return numbers.isEmpty()
        ? "nothing"
        : "numbers, each as usual if left out: " + String.join(", ", numbers);
  }

  @Override
  public JsonNode setup(CatalogAccess rules, List<String> words, int first) {
    given(words, "words");
    ObjectNode setup = JsonNodeFactory.instance.objectNode();
    List<SetupForm.Number> asked = asked();
    if (words.size() > asked.size() || !words.stream().allMatch(one -> one.matches("\\d{1,9}"))) {
      throw new IllegalArgumentException(
          "'" + String.join(" ", words) + "' sets no match up. Write " + usage() + ".");
    }
    for (int word = 0; word < words.size(); word++) {
      setup.put(asked.get(word).name(), Integer.parseInt(words.get(word)));
    }
    if (first > 0) {
      setup.put(SetupForm.FIRST, first);
    }
    played().setupForm().ifPresent(form -> form.check(setup));
    return setup;
  }

  /** One for each number of players. */
  @Override
  public List<List<String>> pairings(CatalogAccess rules) {
    List<List<String>> all = new ArrayList<>();
    asked().stream()
        .filter(one -> one.name().equals(SetupForm.PLAYERS))
        .flatMapToInt(players -> IntStream.rangeClosed(players.least(), players.most()))
        .forEach(players -> all.add(List.of(Integer.toString(players))));
    return all.isEmpty() ? List.of(List.of()) : all;
  }

  @Override
  public boolean hasChoiceOfPairings() {
    return false;
  }

  @Override
  public List<String> players(Rules book, JsonNode setup) {
    int players = played().newState(given(setup, "setup")).players();
    return IntStream.range(0, players).mapToObj(Game::usualName).toList();
  }

  @Override
  public Narrator narrator(Match match) {
    given(match, "match");
    return new UsualNarrator(match, players(match.book(), match.setup()));
  }

  @Override
  public String draw(Match match, Ink ink) {
    return "";
  }

  /** False for what happens to an entity that the player does not see. */
  @Override
  public boolean isTold(Match match, int player, Happening happening, Sight sight) {
    given(match, "match");
    int about = given(happening, "happening").about();
    boolean seen = about < 0 || match.isVisible(player, match.world().entity(about));
    return seen && GameTools.super.isTold(match, player, happening, sight);
  }
}
