package dev.runesheet.cli.console;

import dev.runesheet.api.Match;
import dev.runesheet.pack.tool.GameTools;
import java.util.HashMap;
import java.util.Map;

/** The printer of positions of a match: each only when it differs from the one printed last. */
public final class Pictures {

  private static final String INDENT = "  ";

  private final Terminal terminal;
  private final Match match;
  private final GameTools tools;
  private final boolean asked;
  private final Map<Integer, String> printed = new HashMap<>();
  private String board = "";
  private boolean due;

  /**
   * Drawings of a match.
   *
   * @param asked whether a person plays: the board then waits for the next question
   */
  public Pictures(Terminal terminal, Match match, GameTools tools, boolean asked) {
    this.terminal = terminal;
    this.match = match;
    this.tools = tools;
    this.asked = asked;
  }

  /** The story has come to a place where the board is worth showing. */
  public void tell() {
    due = true;
    if (!asked) {
      catchUp();
    }
  }

  /** Prints the board if the story has asked for it and it has changed since. */
  public void catchUp() {
    String now = due ? tools.draw(match, terminal.paint()::player) : board;
    due = false;
    if (!now.equals(board)) {
      board = now;
      print(now);
    }
  }

  /** Prints what a player needs to see before a choice, as far as it is not on the screen. */
  public void before(int player) {
    catchUp();
    String now = tools.draw(match, player, terminal.paint()::player);
    if (!now.equals(printed.put(player, now)) && !isShown(now)) {
      print(now);
    }
  }

  /** Prints the board and what the player sees besides, changed or not. */
  public void again(int player) {
    board = tools.draw(match, terminal.paint()::player);
    print(board);
    String own = tools.draw(match, player, terminal.paint()::player);
    if (!isShown(own)) {
      print(own);
    }
  }

  /** Takes notice that nothing is on the screen any more. */
  public void forget() {
    printed.clear();
    board = "";
    due = true;
  }

  /** True if the board that was printed last has all lines of a drawing. */
  private boolean isShown(String drawing) {
    return board.lines().toList().containsAll(drawing.lines().toList());
  }

  private void print(String drawing) {
    if (drawing.isEmpty()) {
      return;
    }
    terminal.out().println();
    drawing
        .lines()
        .map(line -> (INDENT + line).stripTrailing())
        .flatMap(line -> ListedLine.broken(line, terminal.width()).stream())
        .forEach(line -> terminal.out().println(line));
  }
}
