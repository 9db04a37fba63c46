package dev.runesheet.language.strings;

import java.util.List;

/** Words that are effects by themselves; the grammar has the same. */
final class Keys {

  static final String SLAY = "slay";
  static final String SAIL = "sail";
  static final String RECRUIT = "recruit";
  static final String BUILD = "build_domain";
  static final String REFRESH_TOMES = "refresh_tomes";
  static final String GAIN_POOL = "gain_self_gold_pool";
  static final String ALL_FLIP = "concurrent_flip_one_citizen";
  static final String BANISH_PLAYER_CITIZEN = "banish_player_citizen";
  static final String BANISH_RANDOM_MONSTER = "banish_random_player_monster";
  static final String BLOCK_RECRUITS = "block_recruit_matching_roll";

  /** Those that any payout can have. */
  static final List<String> WORDS =
      List.of(
          SLAY,
          SAIL,
          RECRUIT,
          BUILD,
          REFRESH_TOMES,
          GAIN_POOL,
          ALL_FLIP,
          BANISH_PLAYER_CITIZEN,
          BANISH_RANDOM_MONSTER);

  private Keys() {}
}
