package dev.runesheet.engine;

import com.fasterxml.jackson.databind.JsonNode;

/** The answer to a question about a match: why something happened, or why it did not. */
public interface Reasoning {

  /** For people, line by line. */
  String text();

  /** For programs; {@code docs/testers.md} describes the fields. */
  JsonNode json();
}
