package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.testing.coverage.CoverageCollector;
import dev.runesheet.testing.coverage.CoverageFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Coverage of matches whose bots try moves in forks: it is that of the matches alone. */
class BotsUnderCoverageTest {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  @ParameterizedTest
  @CsvSource({"ember-vale, fire, frost, 2", "queens-blood, pawns, auras, 4"})
  void whatABotTriesIsNotCovered(String game, String first, String second, long seed) {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
    List<String> answers = new ArrayList<>();
    String played =
        covered(
            game,
            book -> {
              Bot greedy = tools.bots(book).get("greedy").apply(seed);
              Player bot = new BotPlayer("greedy", greedy);
              List<Player> bots = List.of(bot, bot);
              try (Match match = begin(tools, book, List.of(first, second), seed)) {
                assertThat(new Contest(match, bots).play()).isEqualTo(Contest.End.OVER);
                answers.addAll(match.answers());
              }
            });
    String answered =
        covered(
            game,
            book -> {
              try (Match match = begin(tools, book, List.of(first, second), seed)) {
                answers.forEach(match::answer);
                assertThat(match.over()).isTrue();
              }
            });
    assertThat(played).isEqualTo(answered);
  }

  private static Match begin(GameTools tools, RuleBook book, List<String> decks, long seed) {
    return book.newMatch(tools.setup(book, decks, 0), seed);
  }

  /** The coverage of a match that is played with a book of its own. */
  private static String covered(String game, Consumer<RuleBook> play) {
    CoverageCollector collector = new CoverageCollector(true);
    Diagnostics findings = new Diagnostics();
    RuleBook book = Packs.book(game, FILES, findings, collector.newProbe(game, FILES));
    findings.throwIfErrors();
    play.accept(book);
    return CoverageFile.write(collector.coverage());
  }
}
