package dev.runesheet.bench.lanes;

/** The operations of effects. */
final class Effects {

  private final Kind[] kinds;
  private final Position now;
  private final Log log;
  private final Powers powers;
  private final Reactions reactions;
  private final Changes changes;
  private final Destruction destruction;
  private final Tiles tiles;
  private final Scores scores;

  Effects(Kind[] kinds, Position now, Log log) {
    this.kinds = kinds;
    this.now = now;
    this.log = log;
    powers = new Powers(kinds, now);
    reactions = new Reactions(kinds, now, log, this);
    changes = new Changes(kinds, now, log, powers, reactions);
    destruction = new Destruction(kinds, now, log, powers, reactions, changes);
    tiles = new Tiles(kinds, now, log);
    scores = new Scores(now, powers, reactions);
  }

  Powers powers() {
    return powers;
  }

  Reactions reactions() {
    return reactions;
  }

  Destruction destruction() {
    return destruction;
  }

  Tiles tiles() {
    return tiles;
  }

  Scores scores() {
    return scores;
  }

  /** Does one operation of a card's effect. */
  void perform(int card, Op op) {
    if (op.rank() != 0 && now.of(card, Position.SPAWN_RANK) != op.rank()) {
      return;
    }
    switch (op.verb()) {
      case CHANGE -> changeEach(card, op.scope(), op.amount());
      case CHANGE_BY_REPLACED ->
          changeEach(card, op.scope(), op.amount() * now.of(card, Position.REPLACED));
      case SCALE -> changes.scale(card, op.amount());
      case DESTROY -> destroyEach(card, op.scope());
      case REPLACE -> replace(card);
      case ADD -> add(now.of(card, Position.SIDE), op.cards()[0]);
      case SPAWN -> spawn(card, op.cards());
      case PAWNS -> now.set(card, Position.PAWNS, op.amount());
      case EXPAND -> tiles.expand(now.of(card, Position.TILE), now.of(card, Position.SIDE));
      case BONUS -> scores.bonus(card, op.amount());
      case TRANSFER -> scores.transfer(card);
    }
  }

  private void changeEach(int card, Scope scope, int amount) {
    int from = reactions.mark();
    collect(card, scope);
    int end = reactions.mark();
    for (int i = from; i < end; i++) {
      changes.change(reactions.waiting(i), amount);
    }
    reactions.release(from);
  }

  private void destroyEach(int card, Scope scope) {
    int from = reactions.mark();
    collect(card, scope);
    for (int i = from; i < reactions.mark(); i++) {
      destruction.doom(reactions.waiting(i));
    }
    reactions.release(from);
    destruction.begin();
  }

  /** Pushes the cards of a scope, those on affected tiles in the order of the pattern. */
  private void collect(int card, Scope scope) {
    Kind kind = kinds[now.of(card, Position.KIND)];
    int side = now.of(card, Position.SIDE);
    int tile = now.of(card, Position.TILE);
    if (scope.region() == Scope.Region.SELF) {
      if (now.lies(card)) {
        reactions.push(card);
      }
      return;
    }
    int in = scope.tiles(kind, side, tile) & powers.cards(scope.whose(), side);
    if (scope.region() == Scope.Region.AFFECTED) {
      for (int other : kind.affected(side, tile)) {
        if ((in & 1 << other) != 0) {
          reactions.push(now.on(other));
        }
      }
      return;
    }
    for (; in != 0; in &= in - 1) {
      reactions.push(now.on(Integer.numberOfTrailingZeros(in)));
    }
  }

  /** Destroys the ally on the tile that a card is about to be laid on. */
  private void replace(int card) {
    int tile = now.of(card, Position.TILE);
    now.set(card, Position.REPLACED, powers.all()[tile]);
    destruction.doom(now.on(tile));
    destruction.begin();
  }

  private void add(int side, int kind) {
    now.add(side, kind);
    log.add(Log.ADDED, side, kind);
  }

  /** Spawns a token on each empty tile of the side, which are fixed now. */
  private void spawn(int source, int[] byRank) {
    int side = now.of(source, Position.SIDE);
    int empty = 0;
    for (int tile = 0; tile < Position.TILES; tile++) {
      if (now.on(tile) < 0 && now.owner(tile) == side) {
        empty |= 1 << tile;
      }
    }
    for (; empty != 0; empty &= empty - 1) {
      int tile = Integer.numberOfTrailingZeros(empty);
      if (now.on(tile) < 0) {
        int rank = now.rank(tile);
        int token = now.create(byRank[Math.max(1, rank) - 1], side);
        now.set(token, Position.SPAWN_RANK, rank);
        lay(token, tile);
        reactions.own(token, Moment.SPAWNED);
      }
    }
  }

  /** Lays a card on a tile and compares powers. */
  void lay(int card, int tile) {
    tiles.lay(card, tile);
    changes.compareIfAsked();
  }
}
