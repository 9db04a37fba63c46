package dev.runesheet.bench.duel;

/** The phases of a match in their order, from choice to choice. */
final class Flow {

  private final Duel duel;
  private final Board board;
  private final PhaseLog log;
  private final Runner runner;
  private int turn;
  private int active;
  private Phase phase = Phase.GAME_START;

  /** The flow of a match that writes its phases to a log. */
  Flow(Duel duel, Board board, PhaseLog log) {
    this.duel = duel;
    this.board = board;
    this.log = log;
    runner = new Runner(duel, board);
  }

  /** Goes to a turn, without playing anything. */
  void moveTo(int newTurn, int newActive) {
    turn = newTurn;
    active = newActive;
  }

  /** Plays the game start and on to the first choice. */
  void start() {
    begin(Phase.GAME_START, 0);
    runEffectsOfBoth();
    log.add(turn, active, phase, board);
    playToChoice();
  }

  /** Plays the use of an ability and on to the next choice. */
  void use(int ability) {
    begin(Phase.ABILITY, ability);
    runEffectsOfBoth();
    runner.run(duel.side(active).ability(ability));
    log.add(turn, active, phase, board);
    endTurn();
    playToChoice();
  }

  private void playToChoice() {
    while (!board.over()) {
      turn++;
      board.passed(false);
      play(Phase.TURN_START);
      play(Phase.ACTION_START);
      if (!board.passed()) {
        return;
      }
      endTurn();
    }
  }

  private void endTurn() {
    play(Phase.TURN_END);
    if (board.over()) {
      return;
    }
    if (turn == duel.maxTurns()) {
      board.finish(DuelMatch.NOBODY);
    } else {
      active = 1 - active;
    }
  }

  private void play(Phase next) {
    if (!board.over()) {
      begin(next, 0);
      runner.runAll(duel.side(active).effects(phase));
      log.add(turn, active, phase, board);
    }
  }

  private void begin(Phase next, int abilityId) {
    phase = next;
    runner.begin(abilityId);
  }

  private void runEffectsOfBoth() {
    runner.runAll(duel.side(active).effects(phase));
    runner.runAll(duel.side(1 - active).effects(phase));
  }

  /** The turn, 0 before the first. */
  int turn() {
    return turn;
  }

  /** The active entity. */
  int active() {
    return active;
  }

  /** The phase that was begun last. */
  Phase phase() {
    return phase;
  }
}
