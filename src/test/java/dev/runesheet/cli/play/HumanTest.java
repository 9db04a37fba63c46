package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.cli.Runesheet;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A person plays, with what is typed given beforehand. */
class HumanTest {

  private static final Path HERE = Path.of("");

  @TempDir private Path folder;

  private static Ran play(String typed, String... more) {
    String[] arguments = new String[more.length + 4];
    System.arraycopy(new String[] {"play", Ran.GAME, "--human", "0"}, 0, arguments, 0, 4);
    System.arraycopy(more, 0, arguments, 4, more.length);
    return Ran.in(HERE, typed, arguments);
  }

  @Test
  void choosesByNumberOrWordsUntilItQuits() {
    Ran ran = play("1\nPower strike\nq\n");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("    1  Basic Attack", "    2  Power Strike", "    3  Defend")
        .contains("Fighter uses Basic Attack", "Fighter uses Power Strike");
    assertThat(ran.lastLine()).endsWith("You left the match.");
  }

  @Test
  void severalNumbersMeanTheOptionThatNamesThem() {
    for (String typed : new String[] {"1,2", "1, 2", "1 2"}) {
      Ran ran =
          Ran.in(HERE, typed + "\nq\n", "play", "queens-blood", "--seed", "5", "--human", "0");
      assertThat(ran.out()).contains("Y: Replace 1, 2").doesNotContain("none of these");
    }
  }

  @Test
  void theCardsOfAMulliganAreExplained() {
    Ran ran =
        Ran.in(
            HERE,
            "?\n? 2\n? replace 2, 3\n? 1\nq\n",
            "play",
            "queens-blood",
            "--seed",
            "3",
            "--human",
            "1");
    assertThat(ran.out())
        .containsSubsequence(
            "    ? 1       what option 1 does",
            "     2  Replace Security Officer\n        1: Security Officer, cost 1, power 1.\n",
            "     7  Replace Levrikon, Gigantoad\n"
                + "        2: Levrikon, cost 1, power 2. 3: Gigantoad, cost 0, power 3. Destroy the"
                + " ally on its tile.\n",
            "     1  Keep the hand\n        1: Security Officer, cost 1, power 1. 2: Levrikon")
        .doesNotContain("There is no more to say of it.");
  }

  /** In every game the beginning of an option's words will do, with its number and its id. */
  @ParameterizedTest
  @CsvSource({
    "math-battle, Pow, uses Power Strike",
    "queens-blood, keep, Y keeps the hand",
    "valeria, keep no, p1: keep Node",
    "ember-vale, re, fire: rest",
    "tcg-pocket, place mew e, mind mirror: place Mew ex",
    "werewolf, lynch: no, A: Lynch: nobody",
  })
  void theBeginningOfWordsWillDoInEveryGame(String game, String typed, String said) {
    Ran ran = Ran.in(HERE, typed + "\nq\n", "play", game, "--seed", "4", "--human", "0");
    assertThat(ran.out()).contains(said).doesNotContain("none of these");
  }

  @Test
  void showsHowTheMatchStands() {
    assertThat(play("q\n").out())
        .contains("  Fighter    health 100 of 100", "  Fire Mage  health 70 of 70, mana 20 of 20");
  }

  @Test
  void wrongAnswersAreAskedAgain() {
    Ran ran = play("9\n0\n\n1\nq\n");
    assertThat(ran.out())
        .contains(
            "'9' is none of these: type a number from 1 to 3, or the words of an option; ? helps.",
            "'0' is none of these",
            "Type a number from 1 to 3, or the words of an option; ? helps.",
            "Fighter uses Basic Attack");
    assertThat(play("Power Srike\nq\n").out()).contains("did you mean 'Power Strike'?");
  }

  @Test
  void aPlayerOfWerewolfIsNotToldTheRolesAndSecretsOfOthers() {
    String[] all = {"play", "werewolf", "nine", "--seed", "4"};
    String[] own = {"play", "werewolf", "nine", "--seed", "4", "--human", "0"};
    assertThat(Ran.in(HERE, "", all).out())
        .contains("I has the role Masked Wolf", "E: Herbalist 1: D");
    assertThat(Ran.in(HERE, "Lynch: B\nno more\nq\n", own).out())
        .startsWith("A against B against C")
        .contains("A has the role Citizen", "A (Citizen), vote, or use your role:", "A: Lynch: B")
        .doesNotContain("Seer", "Wolf", "B: Election", "Herbalist");
  }

  @Test
  void aNumberThatIsNoOptionIsNotTakenForACard() {
    Ran dukes = Ran.in(HERE, "9\nq\n", "play", "valeria", "--seed", "4", "--human", "0");
    assertThat(dukes.out()).contains("'9' is none of these: type a number from 1 to 2");
  }

  @Test
  void whatOthersChooseInSecretIsNotTold() {
    Ran dukes = Ran.in(HERE, "1\nq\n", "play", "valeria", "--seed", "4", "--human", "0");
    assertThat(dukes.out())
        .contains("p1: keep Node, Master of Swords", "Turn 1: p1")
        .doesNotContain("p2: keep", "p3: keep");
    String[] pocket = {"play", "tcg-pocket", "--seed", "4", "--human", "0"};
    assertThat(Ran.in(HERE, "1\ndone\nend turn\nq\n", pocket).out())
        .contains("choose what to do (first pokemon):", "mind mirror: place Mew ex")
        .contains(
            "Moltres ex goes from first Active Spot to Active Spot", "crimson storm: play Blaine")
        .doesNotContain("crimson storm: place", "crimson storm: add");
  }

  @Test
  void theWordsOfCardsAreShown() {
    String[] pocket = {"play", "tcg-pocket", "--seed", "4", "--human", "0"};
    assertThat(Ran.in(HERE, "1\n? 1\ndone\nq\n", pocket).out())
        .contains("Active Spot: Moltres ex (type Fire, weakness Lightning, HP 140, retreat cost 2)")
        .contains("Pokémon, type Psychic, weakness Darkness, stage Basic, ex yes, HP 150");
  }

  @Test
  void whatMayBeDoneBesidesIsAskedFirst() {
    Ran ran =
        Ran.in(
            HERE,
            "2\n1,3\nSecurity Officer on lane 2, column 1\nq\n",
            "play",
            "queens-blood",
            "--seed",
            "5",
            "--human",
            "0");
    assertThat(ran.out())
        .contains(
            "The hand of Y:",
            "choose cards of your hand to replace:",
            "     2  Replace Mindflayer",
            "Y: Replace 1",
            "play a card, or pass:",
            "'1,3' is none of these: type a number from 1 to 7, or the words of an option",
            "Y: Security Officer on lane 2, column 1",
            "Turn 2: E");
    assertThat(ran.out()).containsOnlyOnce("choose cards of your hand");
  }

  @Test
  void promptsAreReadAsWords() {
    Ran ran = Ran.in(HERE, "1\nq\n", "play", "valeria", "base", "2", "--human", "0");
    assertThat(ran.out()).contains("p1, choose the duke that you keep:");
  }

  @Test
  void aBeginningIsEnoughIfNoOtherOptionHasIt() {
    assertThat(play("pow\nq\n").out()).contains("Fighter uses Power Strike");
    Ran ran = valeria("1\n1\nhire mon\nhire mer\n21\nq\n");
    assertThat(ran.out())
        .containsSubsequence(
            "  'hire mon' is the beginning of several; type more of one:",
            "     4  hire Monk for 3 gold",
            "     5  hire Monk for 2 gold and 1 magic",
            "Your choice",
            "     6  hire Merchant for 2 gold",
            "p1: hire Miner for 1 gold");
  }

  @Test
  void helpTellsWhatCanBeTyped() {
    assertThat(play("?\nHELP\nq\n").lines())
        .filteredOn(line -> line.endsWith("    1 to 3    the option of that number"))
        .hasSize(2);
  }

  @Test
  void aCardOfAChoiceShowsWhatItDoes() {
    assertThat(valeria("q\n").out())
        .containsSubsequence(
            "    1  keep Node, Master of Swords",
            "       At the end of the game, you score 1 victory point for every 3 gold",
            "    2  keep Cornelius the Dreamer",
            "3 victory points for each domain.");
    assertThat(valeria("1\n1\n? hire monk\nq\n").out())
        .containsSubsequence(
            "Your choice",
            "     4  hire Monk for 3 gold",
            "        In your turn, gain 1 gold and 2 magic. In other turns, you may pay 1 gold");
    assertThat(play("1\nq\n").out())
        .containsOnlyOnce(
            "    2  Power Strike\n       Deal damage to your opponent equal to your strength plus");
    assertThat(play("? 2\nq\n").out())
        .contains("       Deal damage to your opponent equal to your strength plus");
  }

  @Test
  void whyAnOptionIsNotThereIsExplained() {
    String typed = "play Spark Imp 1\n? attack Spark Imp\n? attack the Moon\nq\n";
    Ran ran = Ran.in(HERE, typed, "play", "ember-vale", "--seed", "3", "--human", "0");
    assertThat(ran.out())
        .containsSubsequence(
            "attack Spark Imp: a unit attacks once a turn, not in the turn in which it is played",
            "'attack the Moon' is none of these");
  }

  @Test
  void theBoardIsDrawnWhenItHasChangedOrIsWanted() {
    assertThat(valeria("1\nq\n").out()).containsOnlyOnce("\n  Monsters\n");
    assertThat(valeria("1\nboard\nq\n").lines())
        .filteredOn(line -> line.equals("  Monsters"))
        .hasSize(2);
    assertThat(valeria("1\nboard\nq\n").out()).contains("  Turn 1, dice 5 and 6, 0 stacks");
    assertThat(play("1\nq\n").lines())
        .filteredOn(line -> line.startsWith("  Fire Mage  health"))
        .doesNotHaveDuplicates()
        .hasSize(2);
  }

  @Test
  void columnsLineUp() {
    assertThat(valeria("q\n").lines())
        .filteredOn(line -> line.matches(".* x\\d"))
        .hasSize(20)
        .extracting(String::length)
        .containsOnly("    Nest of the Weaver Witch  9g, needs 1 shadow 1 worker, 3v  x3".length());
  }

  @Test
  void sidesHaveColoursOnATerminalOnly() {
    StringWriter out = new StringWriter();
    Terminal plain = Ran.terminal(HERE, "1\n1\nq\n", out, new StringWriter());
    Terminal coloured =
        new Terminal(
            new PrintWriter(out),
            plain.err(),
            plain.in(),
            plain.place(),
            Paint.of(true),
            Paint.of(false),
            false);
    Runesheet.run(coloured, "play", "queens-blood", "--seed", "5", "--human", "0");
    assertThat(out.toString()).contains("\u001b[94m Y1 ", "\u001b[91m E1 ");
    Ran without = Ran.in(HERE, "1\n1\nq\n", "play", "queens-blood", "--seed", "5", "--human", "0");
    assertThat(without.out())
        .isEqualTo(out.toString().replaceAll("\u001b\\[[0-9;]*m", ""))
        .doesNotContain("\u001b");
  }

  private static Ran valeria(String typed) {
    return Ran.in(HERE, typed, "play", "valeria", "base", "2", "--human", "0");
  }

  @Test
  void theEndOfInputEndsPolitely() {
    Ran ran = play("1\n");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("The input ended before the match did.");
  }

  @Test
  void twoPeopleCanPlay() {
    Ran ran = Ran.in(HERE, "1\n1\nq\n", "play", Ran.GAME, "--human", "0", "--human", "1");
    assertThat(ran.out()).contains("Fighter uses Basic Attack", "Fire Mage uses Fireball");
  }

  @Test
  void thereIsNoThirdPlayer() {
    Ran ran = Ran.in(HERE, "", "play", Ran.GAME, "--human", "2");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--human 2 is not a player; they are 0 to 1.");
  }

  @Test
  void aSavedMatchGoesOnAsIfItHadNotStopped() {
    Path save = folder.resolve("save.json");
    Ran whole = play("1\n1\nq\n");
    Ran begun = play("1\nq\n", "--save", save.toString());
    assertThat(begun.err()).contains("Saved; go on with: play math-battle --restore ");
    Ran rest = play("1\nq\n", "--restore", save.toString());
    String lastTurn = whole.out().substring(whole.out().lastIndexOf("Turn "));
    assertThat(rest.out()).endsWith(lastTurn.substring(lastTurn.indexOf('\n')));
  }

  @Test
  void aRestoredMatchBeginsWithTheBoard() {
    String save = folder.resolve("save.json").toString();
    play("1\nq\n", "--save", save);
    String out = play("q\n", "--restore", save).out();
    assertThat(out).containsSubsequence("Turn 3: Fighter", "  Fighter    health", "Your choice");
  }

  @Test
  void howToGoOnNamesTheBotsAndSparesBlanks() {
    String save = folder.resolve("my save.json").toString();
    Ran begun = play("1\nq\n", "--save", save, "--bots", "random", "--seed", "4");
    assertThat(begun.err()).contains("--restore \"" + save + "\" --human 0 --bots random --seed 4");
    assertThat(begun.out()).contains("Fire Mage, seed 4");
    assertThat(play("q\n", "--restore", save).out()).doesNotContain("seed 1");
  }

  @Test
  void theLogOfAMatchThatWasSavedTellsItFromTheStart() throws IOException {
    String save = folder.resolve("save.json").toString();
    String log = folder.resolve("log.json").toString();
    String whole = folder.resolve("whole.json").toString();
    play("1\n1\nq\n", "--log", whole);
    play("1\nq\n", "--save", save);
    assertThat(play("1\nq\n", "--restore", save, "--log", log).code()).isZero();
    assertThat(Files.readString(Path.of(log))).isEqualTo(Files.readString(Path.of(whole)));
    assertThat(Ran.run("why", log).lines())
        .startsWith("    1 the match was set up")
        .filteredOn(line -> line.endsWith("player 0 chose Basic Attack"))
        .hasSize(2);
  }

  @Test
  void aSavedMatchThatDoesNotSayHowItBeganHasNoLog() throws IOException {
    Path save = folder.resolve("save.json");
    String log = folder.resolve("log.json").toString();
    play("1\nq\n", "--save", save.toString());
    Files.writeString(
        save,
        Files.readString(save)
            .replaceFirst("\"begun\":\\{[^}]*}", "\"begun\":null")
            .replaceFirst(",\"seal\":\"[0-9a-f]*\"", ""));
    Ran ran = play("1\nq\n", "--restore", save.toString(), "--log", log);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("does not say how it began");
    assertThat(ran.out()).doesNotContain("uses");
    assertThat(play("1\nq\n", "--restore", save.toString()).code()).isZero();
  }

  @Test
  void aMatchSavedUnderOtherRulesGoesOnIfThatIsAskedFor() throws IOException {
    Path save = folder.resolve("save.json");
    play("1\nq\n", "--save", save.toString());
    String other =
        Files.readString(save)
            .replaceFirst("\"rules\":\"[0-9a-f]*\"", "\"rules\":\"0123\"")
            .replaceFirst(",\"seal\":\"[0-9a-f]*\"", "");
    Files.writeString(save, other);
    Ran refused = play("q\n", "--restore", save.toString());
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.err()).contains("rules (0123)", "--any-rules");
    assertThat(play("q\n", "--restore", save.toString(), "--any-rules").code()).isZero();
    assertThat(play("q\n", "--any-rules").err()).contains("name it with --restore");
  }

  @Test
  void whatIsNoSavedMatchIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("no.json"), "hello");
    Ran ran = play("", "--restore", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("Cannot go on with");
    assertThat(play("", "--restore", "nowhere.json").code()).isEqualTo(2);
  }
}
