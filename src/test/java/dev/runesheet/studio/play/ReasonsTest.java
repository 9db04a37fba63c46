package dev.runesheet.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.studio.desk.WordSearch;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player is told of reasons. */
class ReasonsTest {

  /** About how many effects each player asks about: each question takes a while. */
  private static final int WHY_NOT = 12;

  /** The mark of a player's role. */
  private static final Pattern ROLE = Pattern.compile("\"type\":\"role\",\"name\":\"(\\w+)\"");

  /** Names that a player may not know: of what he does not see, and of nothing that he sees. */
  private static Set<String> hidden(GameTools tools, Match match, int player) {
    Set<Integer> seen = new HashSet<>();
    Set<String> known = new HashSet<>();
    for (PlayerView.Seen one : match.view(player).entities()) {
      seen.add(one.id());
      known.add(one.name());
      known.addAll(names(tools, match.book(), one.name(), one.definition()));
    }
    Set<String> hidden = new TreeSet<>();
    for (Entity entity : match.world().entities()) {
      if (!seen.contains(entity.getId())) {
        hidden.addAll(names(tools, match.book(), entity.getName(), entity.getDefinition()));
      }
    }
    hidden.removeAll(known);
    return hidden;
  }

  /** By what a card, a role or what somebody bears is known; "defense" alone is no name. */
  private static Set<String> names(GameTools tools, RuleBook book, String name, String definition) {
    Matcher role = ROLE.matcher(definition);
    if (role.find()) {
      return Set.of(name, role.group(1), role.group(1).toLowerCase(Locale.ROOT));
    }
    Set<String> names = new HashSet<>(name.contains(" of ") ? Set.of(name) : Set.of());
    if (!tools.describe(book, definition).isEmpty()) {
      names.addAll(List.of(name, definition));
      book.effectsOf(definition).forEach(one -> names.add(one.id()));
    }
    return names;
  }

  @ParameterizedTest
  @CsvSource({"werewolf, 60", "ember-vale, 50", "queens-blood, 14"})
  void reasonsNameNothingHidden(String game, int answers) {
    RuleBook book = ShippedBooks.of(game);
    GameTools tools = GameTools.of(game);
    Random random = new Random(3);
    try (Match match = book.newMatch(tools.setup(book, List.of(), 0), 3)) {
      int players = tools.players(book, match.setup()).size();
      MatchStory telling = new MatchStory(match, tools, players);
      for (int i = 0; i < answers && !match.over(); i++) {
        List<Decision> asked = match.pendingDecisions();
        Decision decision = asked.get(random.nextInt(asked.size()));
        List<Option> options = decision.options();
        match.choose(decision.id(), options.get(random.nextInt(options.size())).id());
        telling.goOn();
      }
      Replay replay = new Replay();
      int answered = 0;
      int notDone = 0;
      for (int player = 0; player < players; player++) {
        Set<String> hidden = hidden(tools, match, player);
        assertThat(hidden).as("names that " + player + " may not know").isNotEmpty();
        Reasons reasons =
            new Reasons(
                match, replay, telling, player, tools.players(book, match.setup()), stat -> stat);
        for (int line : lines(telling, player)) {
          boolean choice = match.happenings().get(line) instanceof Happening.Answered;
          String text = choice ? reasons.why(line).toString() : why(reasons, line);
          answered += text.contains(Reasons.UNSEEN) ? 0 : 1;
          assertThat(hidden).as(text).noneMatch(name -> says(text, name));
        }
        List<EffectDefinition> effects = List.copyOf(match.book().effects());
        for (int i = player; i < effects.size(); i += 1 + effects.size() / WHY_NOT) {
          EffectDefinition effect = effects.get(i);
          if (hidden.stream().noneMatch(name -> (effect.id() + "/").startsWith(name + "/"))) {
            String text = reasons.whyNot(effect.id(), -1).toString();
            notDone += text.contains("verdicts\":[]") ? 0 : 1;
            assertThat(hidden).as(text).noneMatch(name -> says(text, name));
          }
        }
      }
      assertThat(notDone).as("effects of which it was told why they did nothing").isPositive();
      assertThat(answered).as("reasons told in full").isPositive();
    }
  }

  @Test
  void effectsOfACardAreFoundByTheNameThatPeopleUse() {
    GameTools tools = GameTools.of("queens-blood");
    assertThat(tools.effectsOf(ShippedBooks.of("queens-blood"), "024", "Zemzelett"))
        .singleElement()
        .satisfies(effect -> assertThat(effect.id()).contains("aur_wip_allies_raise_3"));
  }

  private static String why(Reasons reasons, int line) {
    try {
      return reasons.why(line).toString();
    } catch (IllegalArgumentException noChange) {
      return Reasons.UNSEEN;
    }
  }

  private static Set<Integer> lines(MatchStory telling, int player) {
    Set<Integer> lines = new TreeSet<>();
    telling
        .toJson(player)
        .forEach(one -> lines.add(telling.happening(player, one.path("at").asInt()).orElseThrow()));
    return lines.stream().limit(20).collect(Collectors.toSet());
  }

  private static boolean says(String text, String name) {
    return WordSearch.saying(List.of(name)).test(text);
  }
}
