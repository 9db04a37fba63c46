package dev.runesheet.game.declared;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.StoryOfOne;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;

/** All that a player gets and reads of a match, with what another may know beside it. */
final class WhatAPlayerReads implements AutoCloseable {

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  private final Match match;
  private final int player;
  private final StoryOfOne story;
  private final List<String> read = new ArrayList<>();
  private int cursor;

  WhatAPlayerReads(RuleBook book, int player) {
    this(WrittenGame.match(book, 2), player);
  }

  WhatAPlayerReads(Match match, int player) {
    this.match = match;
    this.player = player;
    story = new StoryOfOne(match, TOOLS, player);
    goOn();
  }

  Match match() {
    return match;
  }

  /** The texts that he got so far, in order. */
  List<String> read() {
    return read;
  }

  /** Plays on, and keeps what the player gets after each answer. */
  WhatAPlayerReads play(String... choices) {
    for (String choice : choices) {
      WrittenGame.choose(match, choice);
      goOn();
    }
    return this;
  }

  private void goOn() {
    story.goOn().forEach(line -> read.add(line.toString()));
    read.add(json(match.happenings(player, cursor)));
    cursor = match.happenings(player, cursor).next();
    read.add(json(match.view(player)));
    read.add(TOOLS.draw(match, (owner, text) -> text));
    read.add(TOOLS.draw(match, player, (owner, text) -> text));
    for (Decision decision : match.view(player).decisions()) {
      for (Option option : decision.options()) {
        read.add(TOOLS.words(match, decision, option));
        read.add(TOOLS.describe(match, decision, option));
      }
      read.add(match.refusal(decision.id(), "take e9"));
      read.add(refusal(decision));
    }
  }

  private String refusal(Decision decision) {
    try {
      match.choose(player, decision.id(), "nothing of the kind");
      throw new AssertionError("chosen");
    } catch (IllegalChoiceException refused) {
      return refused.getMessage();
    }
  }

  @Override
  public void close() {
    match.close();
  }

  static String json(Object told) {
    try {
      return new ObjectMapper().writeValueAsString(told);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }
}
