package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    Ran ran = play("0\nPower strike\nq\n");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("    0  Basic Attack", "    1  Power Strike", "    2  Defend")
        .contains("Fighter uses Basic Attack", "Fighter uses Power Strike");
    assertThat(ran.lastLine()).endsWith("You left the match.");
  }

  @Test
  void showsHowTheMatchStands() {
    assertThat(play("q\n").out())
        .contains("  Fighter    health 100 of 100", "  Fire Mage  health 70 of 70, mana 20 of 20");
  }

  @Test
  void wrongAnswersAreAskedAgain() {
    Ran ran = play("9\n\n0\nq\n");
    assertThat(ran.out())
        .contains(
            "'9' is none of 0, 1, 2, or the words of an option.",
            "Type 0, 1, 2, or the words of an option.",
            "Fighter uses Basic Attack");
    assertThat(play("Power Srike\nq\n").out()).contains("did you mean 'Power Strike'?");
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
            "choose mulligan Y:",
            "     2  Replace 1",
            "Y: Replace 1",
            "choose play:",
            "'1,3' is none of 1, 2, 3, 4, 5, 6, 7, or the words of an option.",
            "Y: Security Officer on lane 2, column 1",
            "Turn 2: E");
    assertThat(ran.out()).containsOnlyOnce("choose mulligan");
  }

  @Test
  void promptsAreReadAsWords() {
    Ran ran = Ran.in(HERE, "1\nq\n", "play", "valeria", "base", "2", "--human", "0");
    assertThat(ran.out()).contains("p1, choose duke:").doesNotContain("choose_duke");
  }

  @Test
  void theEndOfInputEndsPolitely() {
    Ran ran = play("0\n");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("The input ended before the match did.");
  }

  @Test
  void twoPeopleCanPlay() {
    Ran ran = Ran.in(HERE, "0\n0\nq\n", "play", Ran.GAME, "--human", "0", "--human", "1");
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
    Ran whole = play("0\n0\nq\n");
    Ran begun = play("0\nq\n", "--save", save.toString());
    assertThat(begun.err()).contains("Saved; go on with: play math-battle --restore ");
    Ran rest = play("0\nq\n", "--restore", save.toString());
    String lastTurn = whole.out().substring(whole.out().lastIndexOf("Turn "));
    assertThat(rest.out()).endsWith(lastTurn.substring(lastTurn.indexOf('\n')));
  }

  @Test
  void theLogOfAMatchThatWasSavedTellsItFromTheStart() throws IOException {
    String save = folder.resolve("save.json").toString();
    String log = folder.resolve("log.json").toString();
    String whole = folder.resolve("whole.json").toString();
    play("0\n0\nq\n", "--log", whole);
    play("0\nq\n", "--save", save);
    assertThat(play("0\nq\n", "--restore", save, "--log", log).code()).isZero();
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
    play("0\nq\n", "--save", save.toString());
    Files.writeString(
        save, Files.readString(save).replaceFirst("\"begun\":\\{[^}]*}", "\"begun\":null"));
    Ran ran = play("0\nq\n", "--restore", save.toString(), "--log", log);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("does not say how it began");
    assertThat(ran.out()).doesNotContain("uses");
    assertThat(play("0\nq\n", "--restore", save.toString()).code()).isZero();
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
