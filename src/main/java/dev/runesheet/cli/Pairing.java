package dev.runesheet.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * Who plays against whom in a simulation.
 *
 * @param names the players
 * @param setups a set-up for each player who may begin
 */
record Pairing(List<String> names, List<JsonNode> setups) {}
